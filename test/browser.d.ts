/** Path of the browser that the page tests drive; throws with the one command to run where there is none. */
export function browser(): string;
