/* A project's page, loaded when it is first asked for. */

export { ProjectScreen as Component } from "./ProjectScreen.tsx";
