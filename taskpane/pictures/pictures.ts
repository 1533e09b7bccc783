import "./pictures.css";

/* All that the pane draws: one module, brought when the first picture is wanted. */

export { hemicycle } from "./hemicycle";
export { petitionTimeline } from "./petition-timeline";
export { seatDataOf } from "./seat-data";
export { stripCalendar } from "./strip-calendar";
export { yearDataOf } from "./year-data";
export { yearPicture } from "./year-picture";
