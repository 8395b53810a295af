/** Code that only pages of external remotes need; other pages never load it. */
export { guestPagesOf, isForEveryone, remotesFor } from "../../deployment/index.ts";
export { failingModule, withGuests } from "./guestRoutes.ts";
export { routesInBrowser } from "./routesInBrowser.ts";
