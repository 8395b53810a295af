/* The form of a job, loaded when it is first asked for. */
export { onlyElsewhere as shouldRevalidate } from "../../drafts/onlyElsewhere.ts";
export { JobFormScreen as Component } from "./JobFormScreen.tsx";
export { jobFormAction as action } from "./jobFormAction.ts";
export { jobFormLoader as loader } from "./jobFormLoader.ts";
