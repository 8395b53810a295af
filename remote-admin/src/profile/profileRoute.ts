/* The form of the profile, loaded when it is first asked for. */
export { onlyElsewhere as shouldRevalidate } from "../drafts/onlyElsewhere.ts";
export { ProfileScreen as Component } from "./ProfileScreen.tsx";
export { profileAction as action } from "./profileAction.ts";
export { profileLoader as loader } from "./profileLoader.ts";
