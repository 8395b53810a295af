import { openScratchDatabase } from "../../embedded/database/open/openScratchDatabase.ts";
import { redactConsole } from "../../embedded/engine/redactConsole.ts";
import { rightsQueries, toSentences } from "./rightsQueries.ts";

/** Prints the rights that the migrations make in an empty built-in database. */
redactConsole();
const connection = await openScratchDatabase();
const results = [];
for (const sql of rightsQueries) {
	results.push((await connection.sql.query<Record<string, unknown>>(sql)).rows);
}
await connection.close();
process.stdout.write(JSON.stringify(toSentences(results)));
