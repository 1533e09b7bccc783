import { PICTURE_TEXTS } from "../../src/messages/pane-understanding";
import type { Language } from "../../src/messages/text";
import { element } from "./element";

type Pictures = typeof import("../pictures/pictures");

let brought: Promise<Pictures> | undefined;
let here: Pictures | undefined;

/** The pictures are a file of their own, for most checks are read without any. One that did not come is asked again. */
function bringPictures(): Promise<Pictures> {
  brought ??= import(/* webpackChunkName: "pictures" */ "../pictures/pictures").then(
    (pictures) => (here = pictures),
    (error: unknown) => {
      brought = undefined;
      throw error;
    },
  );
  return brought;
}

/**
 * A place for a picture: it is drawn at once where the pictures are here, else when they come; meanwhile, and where they
 * do not come, a sentence stands there.
 *
 * @param draw gives what stands there; nothing where there is nothing to draw
 */
export function pictured(language: Language, draw: (pictures: Pictures) => Node | undefined): HTMLElement {
  const place = element("div", { class: "pictured" });
  const show = (pictures: Pictures): void => {
    const picture = draw(pictures);
    place.replaceChildren(...(picture ? [picture] : []));
  };
  if (here) {
    show(here);
    return place;
  }
  place.append(element("p", { class: "quiet" }, PICTURE_TEXTS.loading[language]));
  bringPictures().then(show, (error: unknown) => {
    // eslint-disable-next-line no-console -- the pane says that it did not come; why, only who opens the console wants
    console.error(error);
    place.replaceChildren(element("p", { class: "quiet" }, PICTURE_TEXTS.failed[language]));
  });
  return place;
}
