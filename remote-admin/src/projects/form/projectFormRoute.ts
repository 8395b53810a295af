/* The form of a project with its editor, loaded when it is first asked for. */
export { onlyElsewhere as shouldRevalidate } from "../../drafts/onlyElsewhere.ts";
export { ProjectFormScreen as Component } from "./ProjectFormScreen.tsx";
export { projectFormAction as action } from "./projectFormAction.ts";
export { projectFormLoader as loader } from "./projectFormLoader.ts";
