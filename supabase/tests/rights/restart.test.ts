import { rmSync } from "node:fs";
import type { Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";
import { createStorageDriver } from "./createStorageDriver.ts";
import { createTableDriver } from "./createTableDriver.ts";
import { createCallers, type Role, roles } from "./roles.ts";
import { runLines } from "./runLines.ts";
import { storageLines } from "./storageLines.ts";
import { tableFacts } from "./tableFacts.ts";
import { tableLines } from "./tableLines.ts";

let backend: TestBackend;
let callers: Map<Role, Caller>;

/** The engine widens every grant when it starts, so a start after a crash is the one to look at. */
beforeAll(async () => {
	const crashed = await startBackend();
	await crashed.kill();
	backend = await startBackend({ dataDir: crashed.dataDir });
	callers = await createCallers({ ...crashed, ...backend, strangerEmail: crashed.strangerEmail });
});
afterAll(async () => {
	await backend?.stop();
	rmSync(backend?.dataDir, { recursive: true });
});

const some = roles.filter(({ name }) => /^(visitor|signed-in stranger|owner|service_role by a published secret)$/.test(name));
const pairsWith = (targets: readonly string[]) =>
	targets.flatMap((target) => some.map((role) => [target, role.name, role] as const));

test.each(pairsWith(Object.keys(tableFacts)))("after a crash and a start, %s and %s are as before", async (table, _, role) => {
	const facts = tableFacts[table];
	if (!facts) throw new Error(`no facts about ${table}`);
	const driver = createTableDriver(backend, table, facts);
	const lines = tableLines(facts).filter(({ name }) => !/^(filter|order) by/.test(name));
	const { found, expected } = await runLines(lines, role, (line) => driver.run(line, callers.get(role) as Caller));
	expect(found).toEqual(expected);
});

test.each(pairsWith(["essay-images"]))("after a crash and a start, %s and %s are as before", async (bucket, _, role) => {
	const driver = createStorageDriver(backend, bucket);
	const { found, expected } = await runLines(storageLines(bucket), role, (line) => driver.run(line, callers.get(role) as Caller));
	expect(found).toEqual(expected);
});
