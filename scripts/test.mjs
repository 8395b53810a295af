#!/usr/bin/env node
/*
 * `npm test`: runs on a bare checkout, so this step uses nothing that must be installed. Names of suites as arguments run only those:
 * `npm test -- units browser`.
 */
import { ensureInstalled } from "./install/ensureInstalled.mjs";

ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { runSuites } = await import("./test/runSuites.ts");
// What runs is ended on exit, which a signal alone does not bring about.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
process.exit(await runSuites(process.argv.slice(2)));
