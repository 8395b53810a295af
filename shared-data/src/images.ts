/** What the address of an uploaded picture tells; a subpath of its own, so that only pages with pictures carry it. */
export { imageSizeOf } from "./uploads/imageSizeOf.ts";
export { srcSetOf } from "./uploads/srcSetOf.ts";
