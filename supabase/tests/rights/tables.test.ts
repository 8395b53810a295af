import type { Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";
import { createTableDriver, type TableDriver } from "./createTableDriver.ts";
import { createCallers, type Role, roles } from "./roles.ts";
import { runLines } from "./runLines.ts";
import { tableFacts } from "./tableFacts.ts";
import { tableLines } from "./tableLines.ts";

let backend: TestBackend;
let callers: Map<Role, Caller>;
const drivers = new Map<string, TableDriver>();

beforeAll(async () => {
	backend = await startBackend();
	callers = await createCallers(backend);
	for (const [table, facts] of Object.entries(tableFacts)) {
		drivers.set(table, createTableDriver(backend, table, facts));
	}
});
afterAll(() => backend?.stop());

describe.each(Object.entries(tableFacts))("%s", (table, facts) => {
	const lines = tableLines(facts);
	test.each(roles.map((role) => [role.name, role] as const))("%s", async (_, role) => {
		const { found, expected } = await runLines(lines, role, (line) => drivers.get(table)?.run(line, callers.get(role) as Caller));
		expect(found).toEqual(expected);
	});
});

test("after all this the log holds nothing of what was sent", () => {
	expect(backend.output()).not.toMatch(/@example\.com|secret|Fresh|Budi/);
});

test("the matrix of the tables has this size", () => {
	const lines = Object.values(tableFacts).flatMap(tableLines).length;
	expect({ roles: roles.length, tables: Object.keys(tableFacts).length, lines, cells: lines * roles.length }).toEqual({
		roles: 11,
		tables: 6,
		lines: 297,
		cells: 3267,
	});
});
