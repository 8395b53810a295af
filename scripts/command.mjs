#!/usr/bin/env node
/* The maintenance commands of package.json. They run on a bare checkout, so this step uses nothing that must be installed. */
import { ensureInstalled } from "./install/ensureInstalled.mjs";

ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { runCommand } = await import("../supabase/commands/runCommand.ts");
process.exitCode = await runCommand(process.argv.slice(2));
