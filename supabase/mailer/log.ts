import { createLogger } from "@site/shared-data/log";

/**
 * The log of the mailer: rows of the queue, never an address or a text. Errors go through `describeError`: a
 * mail server's words may hold the recipient.
 */
export const log = createLogger("mailer");
