import { createLogger } from "@site/shared-data/log";

/** The log of the embedded backend. Errors go through `describeError`: a message may hold personal data. */
export const log = createLogger("backend");
