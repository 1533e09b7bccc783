import { descendants, named, parseXml, type XmlElement } from "./xml-tree";

/** What the manifest's addresses must find where the add-in is served. */
export interface Served {
  /** paths below the add-in's address */
  readonly files: ReadonlySet<string>;
  /** width and height of a PNG in pixels */
  readonly pngSize: (file: string) => readonly [width: number, height: number];
}

type Rule = (manifest: XmlElement, served: Served) => string[];

/**
 * What is wrong with an add-in manifest, by Microsoft's schema and by our own decisions; empty when nothing is.
 * Office's validation service cannot be asked without a network, so its rules for what we use are here.
 */
export function manifestProblems(xml: string, served: Served): string[] {
  const manifest = parseXml(xml);
  return [
    order,
    identity,
    lengths,
    resources,
    addresses,
    sharedRuntime,
    locales,
    requirements,
    icons,
  ].flatMap((rule: Rule) => rule(manifest, served));
}

/** Children of each element that has any, in the order of the schema; each exactly once. */
const CHILDREN: Readonly<Record<string, string>> = {
  OfficeApp:
    "Id Version ProviderName DefaultLocale DisplayName Description IconUrl HighResolutionIconUrl SupportUrl " +
    "AppDomains Hosts Requirements DefaultSettings Permissions VersionOverrides",
  AppDomains: "AppDomain",
  Requirements: "Sets",
  Sets: "Set Set",
  DefaultSettings: "SourceLocation",
  VersionOverrides: "Hosts Resources",
  Hosts: "Host",
  "Host:Workbook": "Runtimes AllFormFactors DesktopFormFactor",
  Runtimes: "Runtime",
  AllFormFactors: "ExtensionPoint",
  "ExtensionPoint:CustomFunctions": "Script Page Metadata",
  Script: "SourceLocation",
  Page: "SourceLocation",
  Metadata: "SourceLocation",
  DesktopFormFactor: "GetStarted FunctionFile ExtensionPoint",
  GetStarted: "Title Description LearnMoreUrl",
  "ExtensionPoint:PrimaryCommandSurface": "OfficeTab",
  OfficeTab: "Group",
  Group: "Label Icon Control",
  "Control:Button": "Label Supertip Icon Action",
  Supertip: "Title Description",
  Icon: "bt:Image bt:Image bt:Image",
  "Action:ShowTaskpane": "SourceLocation",
  Resources: "bt:Images bt:Urls bt:ShortStrings bt:LongStrings",
};
/** Their children are any number of one kind, and those may hold overrides. */
const LISTS: Readonly<Record<string, string>> = {
  "bt:Images": "bt:Image",
  "bt:Urls": "bt:Url",
  "bt:ShortStrings": "bt:String",
  "bt:LongStrings": "bt:String",
  "bt:Url": "bt:Override",
  "bt:String": "bt:Override",
  DisplayName: "Override",
  Description: "Override",
};

function order(manifest: XmlElement): string[] {
  return descendants(manifest).flatMap((element) => {
    const type = element.name === "OfficeApp" ? undefined : element.attributes["xsi:type"];
    const key =
      type !== undefined && element.name !== "VersionOverrides" ? `${element.name}:${type}` : element.name;
    const found = element.children.map(({ name }) => name);
    const list = LISTS[element.name];
    const wrong = list ? found.some((name) => name !== list) : found.join(" ") !== (CHILDREN[key] ?? "");
    return wrong ? [`${key} has the children ${found.join(" ") || "none"}`] : [];
  });
}

function textOf(manifest: XmlElement, name: string): string {
  return manifest.children.find((child) => child.name === name)?.text ?? "";
}

function identity(manifest: XmlElement): string[] {
  // Random in manifest.xml, made of the address in a build for one (build/addin-id.js).
  const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[45][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const version = /^[1-9]\d{0,3}(\.(0|[1-9]\d{0,3})){3}$/;
  return [
    ...(guid.test(textOf(manifest, "Id")) ? [] : ["Id is no GUID of version 4 or 5"]),
    ...(version.test(textOf(manifest, "Version")) ? [] : ["Version is not a.b.c.d with a from 1 to 9999"]),
    ...(textOf(manifest, "ProviderName") === "MUNI" ? [] : ["ProviderName is not MUNI"]),
    ...(textOf(manifest, "Permissions") === "ReadWriteDocument"
      ? []
      : ["Permissions is not ReadWriteDocument"]),
  ];
}

/** The default text or address of an element and those of its overrides. */
function values(element: XmlElement): string[] {
  const own = element.attributes.DefaultValue;
  const overrides = element.children.map(({ attributes }) => attributes.Value ?? "");
  return own === undefined ? [] : [own, ...overrides];
}

function lengths(manifest: XmlElement): string[] {
  const limit = (elements: XmlElement[], most: number) =>
    elements.flatMap(values).flatMap((value) => {
      const fits = value.length > 0 && value.length <= most;
      return fits ? [] : [`"${value}" is not of 1 to ${most} characters`];
    });
  const strings = (list: string) => named(manifest, list).flatMap(({ children }) => children);
  const ids = descendants(manifest).flatMap(({ attributes: { id, resid } }) => [id, resid]);
  return [
    ...limit([...named(manifest, "DisplayName"), ...strings("bt:ShortStrings")], 125),
    ...limit([...named(manifest, "Description"), ...strings("bt:LongStrings")], 250),
    ...limit([...strings("bt:Urls"), ...strings("bt:Images")], 2048),
    ...ids
      .filter((id) => id !== undefined && id.length > 32)
      .map((id) => `${id} is longer than 32 characters`),
  ];
}

/** The list of Resources in which an element's resid must be. */
const LIST_OF: Readonly<Record<string, string>> = {
  "bt:Image": "bt:Images",
  Runtime: "bt:Urls",
  SourceLocation: "bt:Urls",
  FunctionFile: "bt:Urls",
  LearnMoreUrl: "bt:Urls",
  Label: "bt:ShortStrings",
  Title: "bt:ShortStrings",
  Description: "bt:LongStrings",
};

function resources(manifest: XmlElement): string[] {
  const lists = new Set(Object.values(LIST_OF));
  const defined = named(manifest, ...lists).flatMap((list) =>
    list.children.map(({ attributes }) => ({ list: list.name, id: attributes.id ?? "" })),
  );
  const users = descendants(manifest).filter(({ attributes }) => attributes.resid !== undefined);
  const ids = defined.map(({ id }) => id);
  const isDefined = ({ name, attributes }: XmlElement) =>
    defined.some(({ list, id }) => list === LIST_OF[name] && id === attributes.resid);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is defined twice`),
    ...ids
      .filter((id) => !users.some(({ attributes }) => attributes.resid === id))
      .map((id) => `${id} is not used`),
    ...users
      .filter((user) => !isDefined(user))
      .map(({ name, attributes }) => `${name} asks for ${attributes.resid}, which ${LIST_OF[name]} lacks`),
  ];
}

/** Every element that holds an address: those with one as their value, and the lists of Resources. */
function addressed(manifest: XmlElement): XmlElement[] {
  const plain = named(manifest, "IconUrl", "HighResolutionIconUrl", "SupportUrl", "SourceLocation", "bt:Url");
  return [...plain, ...named(manifest, "bt:Images").flatMap(({ children }) => children)];
}

function baseOf(manifest: XmlElement): string {
  const page = named(manifest, "DefaultSettings")[0]?.children[0]?.attributes.DefaultValue ?? "";
  return page.slice(0, page.lastIndexOf("/") + 1);
}

function addresses(manifest: XmlElement, { files }: Served): string[] {
  const base = baseOf(manifest);
  const domains = named(manifest, "AppDomain").map(({ text }) => text);
  const origin = URL.canParse(base) ? new URL(base).origin : "";
  return [
    ...(base.startsWith("https://") ? [] : [`${base} is not https`]),
    ...domains.filter((domain) => domain !== origin).map((domain) => `AppDomain is ${domain}, not ${origin}`),
    ...addressed(manifest)
      .flatMap(values)
      .flatMap((url) => {
        if (!url.startsWith(base)) return [`${url} is not below ${base}`];
        return files.has(url.slice(base.length)) ? [] : [`${url} names no file that is served`];
      }),
  ];
}

/** One page serves as runtime, functions page, command page and pane, or cells stay at #BUSY!. */
function sharedRuntime(manifest: XmlElement): string[] {
  const resid = (name: string, parent?: string) =>
    (parent === undefined
      ? named(manifest, name)
      : named(manifest, parent).flatMap(({ children }) => children)
    )
      .filter((element) => element.name === name)
      .map(({ attributes }) => attributes.resid);
  const page = [
    ...resid("Runtime"),
    ...resid("SourceLocation", "Page"),
    ...resid("FunctionFile"),
    ...resid("SourceLocation", "Action"),
  ];
  const settings = baseOf(manifest) + "taskpane.html";
  const url = named(manifest, "bt:Url").find(({ attributes }) => attributes.id === page[0]);
  const forbidden = descendants(manifest).filter(({ name, attributes }) =>
    /namespace|taskpaneid/i.test(`${name} ${attributes.id ?? ""} ${attributes.resid ?? ""}`),
  );
  return [
    ...(page.length === 4 && new Set(page).size === 1 ? [] : [`the page is not one: ${page.join(", ")}`]),
    ...(url?.attributes.DefaultValue === settings && url.children.length === 0
      ? []
      : ["the page is not taskpane.html"]),
    ...(named(manifest, "Runtime").every(({ attributes }) => attributes.lifetime === "long")
      ? []
      : ["the runtime is not long-lived"]),
    ...forbidden.map(({ name }) => `${name} names a namespace or a pane id`),
  ];
}

function locales(manifest: XmlElement): string[] {
  const translated = named(manifest, "DisplayName", "bt:String").concat(
    named(manifest, "Description").filter(({ attributes }) => attributes.DefaultValue !== undefined),
    named(manifest, "bt:Url").filter(({ attributes }) => attributes.DefaultValue?.endsWith("functions.json")),
  );
  const localesOf = ({ children }: XmlElement) =>
    children.map(({ attributes }) => attributes.Locale).join(" ");
  const others = named(manifest, "Override", "bt:Override").filter(
    ({ attributes }) => attributes.Locale !== "en-US",
  );
  return [
    ...(textOf(manifest, "DefaultLocale") === "es-ES" ? [] : ["DefaultLocale is not es-ES"]),
    ...others.map(({ attributes }) => `an override is for ${attributes.Locale}`),
    ...translated
      .filter((element) => localesOf(element) !== "en-US")
      .map(({ attributes, name }) => `${attributes.id ?? name} is not in Spanish and English once each`),
  ];
}

function requirements(manifest: XmlElement): string[] {
  const sets = named(manifest, "Set").map(({ attributes }) => `${attributes.Name} ${attributes.MinVersion}`);
  const wanted = ["SharedRuntime 1.1", "CustomFunctionsRuntime 1.3"];
  return sets.join() === wanted.join() ? [] : [`the requirement sets are ${sets.join(", ")}`];
}

function icons(manifest: XmlElement, { files, pngSize }: Served): string[] {
  const base = baseOf(manifest);
  const urls = new Map(
    named(manifest, "bt:Images")
      .flatMap(({ children }) => children)
      .map(({ attributes }) => [attributes.id, attributes.DefaultValue]),
  );
  const wanted = [
    ...named(manifest, "IconUrl").map(({ attributes }) => [attributes.DefaultValue, 32] as const),
    ...named(manifest, "HighResolutionIconUrl").map(
      ({ attributes }) => [attributes.DefaultValue, 64] as const,
    ),
    ...named(manifest, "Icon").flatMap(({ children }) =>
      children.map(({ attributes }) => [urls.get(attributes.resid), Number(attributes.size)] as const),
    ),
  ];
  const sizes = named(manifest, "Icon").map(({ children }) =>
    children.map(({ attributes }) => attributes.size).join(),
  );
  return [
    ...sizes.filter((size) => size !== "16,32,80").map((size) => `an icon has the sizes ${size}`),
    ...wanted.flatMap(([url, side]) => {
      const file = url?.slice(base.length) ?? "";
      if (!files.has(file)) return [];
      const [width, height] = pngSize(file);
      return width === side && height === side
        ? []
        : [`${file} is ${width} × ${height}, not ${side} × ${side}`];
    }),
  ];
}
