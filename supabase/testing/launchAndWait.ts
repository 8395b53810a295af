import { launchBackend } from "./launchBackend.ts";

/** A supervising process to be killed by a test: starts the backend on the directory, prints its process number and waits, two minutes at most. */
const { child } = await launchBackend({ DATA_DIR: process.argv[2] ?? "" });
process.stdout.write(`${child.pid}\n`);
setTimeout(() => process.exit(1), 120_000);
