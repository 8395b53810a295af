import { ProjectsScreen } from "./ProjectsScreen.tsx";
import { projectsAction } from "./projectsAction.ts";
import { projectsLoader } from "./projectsLoader.ts";

export const loader = projectsLoader;
export const action = projectsAction;
export const Component = ProjectsScreen;
