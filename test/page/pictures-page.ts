import { hemicycle } from "../../taskpane/pictures/hemicycle";
import { petitionTimeline } from "../../taskpane/pictures/petition-timeline";
import { stripCalendar } from "../../taskpane/pictures/strip-calendar";
import { yearPicture } from "../../taskpane/pictures/year-picture";

/* The script of the page on which the pictures are tried: data in, a picture on the page. */

const PICTURES = { hemicycle, petitionTimeline, stripCalendar, yearPicture } as const;

export type PictureName = keyof typeof PICTURES;

declare global {
  interface Window {
    /** Draws a picture in place of what was there. */
    draw: (name: PictureName, data: unknown, language: "es" | "en") => void;
    /** Rows that the pictures asked for, in order. */
    readonly selected: number[];
  }
}

Object.assign(window, {
  selected: [],
  draw(name: PictureName, data: unknown, language: "es" | "en") {
    document.documentElement.lang = language;
    const select = (row: number): void => void window.selected.push(row);
    const picture = (PICTURES[name] as (from: unknown, context: unknown) => HTMLElement | undefined)(data, {
      language,
      select,
    });
    document.querySelector("#picture")!.replaceChildren(...(picture ? [picture] : []));
  },
});
