/* The list of projects, loaded when it is first asked for. */

export { ProjectsScreen as Component } from "./ProjectsScreen.tsx";
