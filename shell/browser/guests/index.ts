/** What pages of guests need beside the rest; other pages never load it. */
export { guestPagesOf, guestsOf, isForEveryone, remotesFor } from "../../deployment/index.ts";
export { failingModule, guestRoutes, withGuests } from "./guestRoutes.ts";
