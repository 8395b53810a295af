import { join } from "node:path";
import { acquireLock } from "../embedded/data-dir/acquireLock.ts";
import { openConnection } from "../embedded/database/openConnection.ts";
import type { Statement } from "./dataDirectory.ts";

const dataDir = process.argv[2] ?? "";
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) {
	chunks.push(chunk);
}
const statements: Statement[] = JSON.parse(Buffer.concat(chunks).toString());
const releaseLock = acquireLock(dataDir);
const { connection, close } = await openConnection(join(dataDir, "database"), false);
const results = [];
for (const [sql, ...values] of statements) {
	results.push((await connection.driver.query(sql, values)).rows);
}
await close();
releaseLock();
process.stdout.write(JSON.stringify(results));
