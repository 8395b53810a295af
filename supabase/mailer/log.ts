import { createLogger } from "@site/shared-data/log";

/** The log of the mailer: rows of the queue, never an address or a text. */
export const log = createLogger("mailer");
