/** Calendar days and moments as the product writes them; a subpath of its own, so that only the screens that show dates carry it. */
export { formatDate } from "./formatDate.ts";
export { formatDay } from "./formatDay.ts";
export { formatMoment } from "./formatMoment.ts";
export { formatMonth } from "./formatMonth.ts";
export { formatShort } from "./formatShort.ts";
export { formatWeekday } from "./formatWeekday.ts";
export { today } from "./today.ts";
