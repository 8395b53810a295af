import { rmSync } from "node:fs";
import type { Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";
import { createStorageDriver } from "./createStorageDriver.ts";
import { createTableDriver } from "./createTableDriver.ts";
import { createCallers, type Role, roles } from "./roles.ts";
import { runLines } from "./runLines.ts";
import { storageLines } from "./storageLines.ts";
import { type TableFacts, tableFacts } from "./tableFacts.ts";
import { tableLines } from "./tableLines.ts";

let backend: TestBackend;
let callers: Map<Role, Caller>;
let dataDir = "";

/** The engine widens every grant when it starts, so a start after a crash is the one to look at. */
beforeAll(async () => {
	const crashed = await startBackend();
	dataDir = crashed.dataDir;
	await crashed.kill();
	backend = await startBackend({ dataDir });
	callers = await createCallers({ ...crashed, ...backend, strangerEmail: crashed.strangerEmail });
});
afterAll(async () => {
	await backend?.stop();
	rmSync(dataDir, { recursive: true, force: true });
});

/** One line for each right: what else the full matrix asks comes to the same rights by other ways. */
const linesOf = (facts: TableFacts) =>
	tableLines(facts).filter(
		({ name }) => !/^(filter|order) by|^count .|by its name|but one|ask for|at once|existing id|conflicts/.test(name),
	);
const some = roles.filter(({ name }) => /^(visitor|signed-in stranger|admin|service_role by a published secret)$/.test(name));

const tablePairs = Object.entries(tableFacts).flatMap(([table, facts]) =>
	some.map((role) => [table, role.name, role, facts] as const),
);

test.each(tablePairs)("after a crash and a start, %s and %s are as before", async (table, _, role, facts) => {
	const driver = createTableDriver(backend, table, facts);
	const { found, expected } = await runLines(linesOf(facts), role, (line) => driver.run(line, callers.get(role) as Caller));
	expect(found).toEqual(expected);
});

test.each(some.map((role) => [role.name, role] as const))(
	"after a crash and a start, essay-images and %s are as before",
	async (_, role) => {
		const driver = createStorageDriver(backend, "essay-images");
		const { found, expected } = await runLines(storageLines("essay-images"), role, (line) =>
			driver.run(line, callers.get(role) as Caller),
		);
		expect(found).toEqual(expected);
	},
);

test("the matrix after a start has this size", () => {
	const lines = Object.values(tableFacts).flatMap(linesOf).length + storageLines("essay-images").length;
	expect({ roles: some.length, lines, cells: lines * some.length }).toEqual({ roles: 4, lines: 135, cells: 540 });
});
