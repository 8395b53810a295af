#!/usr/bin/env node
/* `npm run remote`: deploys one remote. It runs on a bare checkout, so this step uses nothing that must be installed. */
import { ensureInstalled } from "./install/ensureInstalled.mjs";

ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { runRemote } = await import("./remote/runRemote.ts");
process.exitCode = await runRemote(process.argv.slice(2));
