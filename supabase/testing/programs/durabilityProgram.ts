import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

/** Prints the durability settings of a stopped backend's database and how often ten inserts call fsync. */
let syncs = 0;
const { fsyncSync } = fs;
fs.fsyncSync = (descriptor) => {
	syncs += 1;
	fsyncSync(descriptor);
};
syncBuiltinESMExports();

const { openConnection } = await import("../../embedded/database/open/openConnection.ts");
const { connection, close } = await openConnection(join(process.argv[2] ?? "", "database"), false);
const { driver } = connection;

const settings: Record<string, unknown> = {};
for (const name of ["fsync", "full_page_writes", "synchronous_commit", "wal_sync_method", "data_checksums"]) {
	Object.assign(settings, (await driver.query<Record<string, string>>(`show ${name}`)).rows[0]);
}
await driver.exec("create table private.durable (id integer)");
syncs = 0;
for (let id = 0; id < 10; id++) {
	await driver.query("insert into private.durable values ($1)", [id]);
}
const syncsOfTenInserts = syncs;

await driver.exec("begin");
await driver.exec("select 1 / 0").catch(() => {});
const isUsableAfterAbort = await connection.isUsable();
await close();
process.stdout.write(JSON.stringify({ settings, syncsOfTenInserts, isUsableAfterAbort }));
