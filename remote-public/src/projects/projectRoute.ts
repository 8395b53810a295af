/* A project's page, loaded when it is first asked for. */

export { ProjectLook as Look } from "./ProjectLook.tsx";
export { ProjectScreen as Component } from "./ProjectScreen.tsx";
