import { join } from "node:path";
import { openScratchDatabase } from "../../embedded/database/open/openScratchDatabase.ts";
import { redactConsole } from "../../embedded/engine/redactConsole.ts";
import { earlierMigrations, type histories } from "./earlierMigrations.ts";

/** Makes the database of a history in the data directory and runs the statements of its input there. */
const dataDir = process.argv[2] ?? "";
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) {
	chunks.push(chunk);
}
const { history, statements }: { history: keyof typeof histories; statements: string[] } = JSON.parse(
	Buffer.concat(chunks).toString(),
);
redactConsole();
const connection = await openScratchDatabase(earlierMigrations(history), join(dataDir, "database"));
for (const statement of statements) {
	await connection.sql.exec(statement);
}
await connection.close();
process.stdout.write("null");
