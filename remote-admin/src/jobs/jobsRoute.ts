export { JobsScreen as Component } from "./JobsScreen.tsx";
export { jobsLoader as loader } from "./jobList.ts";
export { jobsAction as action } from "./jobsAction.ts";
