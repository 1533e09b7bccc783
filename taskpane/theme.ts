/** The colours of Office that tell light from dark, as far as a host gives them. */
export interface OfficeColours {
  readonly isDarkTheme?: boolean;
  readonly bodyBackgroundColor?: string;
}

export type Theme = "light" | "dark";

/**
 * Theme of the pane: that of Office where it tells one (Excel on the web does not), else that of the system.
 *
 * @example
 * themeOf({ bodyBackgroundColor: "#262626" }, false) //=> "dark"
 * themeOf(undefined, true) //=> "dark"
 */
export function themeOf(office: OfficeColours | undefined, systemIsDark: boolean): Theme {
  const isDark = office?.isDarkTheme ?? isDarkColour(office?.bodyBackgroundColor) ?? systemIsDark;
  return isDark ? "dark" : "light";
}

/** Sets the theme on the page, now and whenever the system's changes or the pane is shown again. */
export function followTheme(page: Document, officeColours: () => OfficeColours | undefined): void {
  const system = page.defaultView?.matchMedia("(prefers-color-scheme: dark)");
  const apply = (): void => {
    page.documentElement.dataset["theme"] = themeOf(officeColours(), system?.matches ?? false);
  };
  system?.addEventListener("change", apply);
  page.addEventListener("visibilitychange", apply);
  apply();
}

/** The theme that the page has; high contrast of the system goes before both. */
export function shownTheme(page: Document): Theme | "contrast" {
  if (page.defaultView?.matchMedia("(forced-colors: active)").matches) return "contrast";
  return page.documentElement.dataset["theme"] === "dark" ? "dark" : "light";
}

function isDarkColour(colour: string | undefined): boolean | undefined {
  const parts = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour ?? "");
  if (!parts) return undefined;
  const [red, green, blue] = [parts[1], parts[2], parts[3]].map((part) => parseInt(part!, 16)) as [
    number,
    number,
    number,
  ];
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}
