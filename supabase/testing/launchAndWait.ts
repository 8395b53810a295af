import { launchBackend } from "./launchBackend.ts";

/**
 * A supervising process for a test to kill: starts the backend, prints its process id and waits two minutes.
 */
const { child } = await launchBackend({ DATA_DIR: process.argv[2] ?? "" });
process.stdout.write(`${child.pid}\n`);
setTimeout(() => process.exit(1), 120_000);
