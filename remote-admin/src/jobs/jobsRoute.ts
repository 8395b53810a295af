import { JobsScreen } from "./JobsScreen.tsx";
import { jobsAction } from "./jobsAction.ts";
import { jobsLoader } from "./jobsLoader.ts";

export const loader = jobsLoader;
export const action = jobsAction;
export const Component = JobsScreen;
