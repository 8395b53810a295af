// Moves the database's clock: PGlite reads Date.now. Preloaded by NODE_OPTIONS, in threads too.
import { readFileSync } from "node:fs";

const realNow = Date.now;
Date.now = () => realNow() + Number(readFileSync(process.env.CLOCK_OFFSET_FILE, "utf8"));
