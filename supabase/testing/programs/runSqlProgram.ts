import type { Statement } from "../dataDirectory.ts";
import { openStopped } from "../openStopped.ts";

const dataDir = process.argv[2] ?? "";
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) {
	chunks.push(chunk);
}
const statements: Statement[] = JSON.parse(Buffer.concat(chunks).toString());
const { sql: database, close } = await openStopped(dataDir);
const results = [];
for (const [sql, ...values] of statements) {
	results.push((await database.query(sql, values)).rows);
}
await close();
process.stdout.write(JSON.stringify(results));
