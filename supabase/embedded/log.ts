import { createLogger } from "@site/shared-data/log";

/**
 * The log of the embedded backend. An error goes through `describeError`: its message may hold personal data.
 */
export const log = createLogger("backend");
