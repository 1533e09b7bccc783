/** Path of LibreOffice's program, which reopens workbooks; throws with the one command to run where there is none. */
export function office(): string;
