import { readExpectedState } from "../commands/doctor/checkDatabase.ts";
import { redactConsole } from "../embedded/engine/redactConsole.ts";

/** Prints the state that the migrations make in an empty built-in database. */
redactConsole();
process.stdout.write(JSON.stringify(await readExpectedState()));
