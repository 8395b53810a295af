/* The page for every address that no page has claimed, loaded when it is first needed. */

export { NotFoundScreen as Component } from "./NotFoundScreen.tsx";
export { notFoundLoader as loader } from "./notFoundLoader.ts";
