import type { Area, RemoteId } from "@site/shared-data";

export const areas: Area[] = ["public", "admin"];

/** The area of a page. */
export const areaOf = (pathname: string): Area => (/^\/admin(\/|$)/.test(pathname) ? "admin" : "public");

/** Whether a remote is the frame of an area. */
export const isFrame = (id: RemoteId): id is Area => areas.includes(id as Area);

/** The prefix of the id of the route around an external remote's pages. */
export const guestPrefix = "guest-";
