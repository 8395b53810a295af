#!/usr/bin/env node
/* `npm run export`: the public site as static files. It runs on a bare checkout, so this step uses nothing that must be installed. */
import { ensureInstalled } from "./install/ensureInstalled.mjs";

ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { runExport } = await import("./export/runExport.ts");
process.exit(await runExport(process.argv.slice(2)));
