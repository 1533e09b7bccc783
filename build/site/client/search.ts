/* The search of the site: its index is a script that is fetched when somebody first asks. */
import MiniSearch, { type SearchResult } from "minisearch";
import { fold } from "../../../src/messages/fold";

const OPTIONS = {
  fields: ["title", "page", "text"],
  storeFields: ["title", "page", "target"],
  processTerm: fold,
};
const MOST = 12;

const root = document.documentElement.dataset.root!;
const { lang } = document.documentElement;
const input = document.getElementById("search") as HTMLInputElement;
const results = document.getElementById("results")!;

let loading: Promise<MiniSearch> | undefined;

function loadIndex(): Promise<MiniSearch> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${root}/search-${lang}.js`;
    script.onload = () => {
      const { muniIndex } = window as unknown as { muniIndex: Parameters<typeof MiniSearch.loadJS>[0] };
      resolve(MiniSearch.loadJS(muniIndex, OPTIONS));
    };
    script.onerror = () => reject(new Error(`${script.src} did not load`));
    document.head.append(script);
  });
}

/** All words must be there: of the last, which may be half typed, its beginning. */
async function find(words: string): Promise<SearchResult[]> {
  loading ??= loadIndex();
  const index = await loading;
  const asked = { combineWith: "AND", prefix: true, boost: { title: 3, page: 2 } } as const;
  const exact = index.search(words, asked);
  return (exact.length > 0 ? exact : index.search(words, { ...asked, fuzzy: 0.2 })).slice(0, MOST);
}

function resultItem({ target, title, page }: SearchResult): HTMLLIElement {
  const link = document.createElement("a");
  link.href = `${root}/${String(target)}`;
  link.textContent = String(title);
  const item = document.createElement("li");
  item.append(link);
  if (page !== title)
    item.append(Object.assign(document.createElement("small"), { textContent: String(page) }));
  return item;
}

async function show(): Promise<void> {
  const words = input.value.trim();
  const found = words === "" ? [] : await find(words);
  if (words !== input.value.trim()) return;
  const list = document.createElement("ol");
  list.append(...found.map(resultItem));
  const none = Object.assign(document.createElement("p"), { textContent: results.dataset.none! });
  results.replaceChildren(found.length > 0 ? list : none);
  results.hidden = words === "";
}

input.addEventListener("input", () => void show());
input.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    input.value = "";
    void show();
  }
});
input.form!.addEventListener("submit", (event) => {
  event.preventDefault();
  results.querySelector("a")?.click();
});
