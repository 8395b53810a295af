/* The hire page, loaded when it is first asked for. */
export { HireScreen as Component } from "./HireScreen.tsx";
export { hireAction as action } from "./hireAction.ts";
export { hireLoader as loader } from "./hireLoader.ts";

/** Sending a request changes nothing that the page has read. */
export const shouldRevalidate = () => false;
