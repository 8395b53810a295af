import { createLogger } from "@site/shared-data/log";

/** The embedded backend's log. Errors go through `describeError`: a message may contain personal data. */
export const log = createLogger("backend");
