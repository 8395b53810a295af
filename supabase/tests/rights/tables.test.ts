import type { Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";
import { createTableDriver, type TableDriver } from "./createTableDriver.ts";
import { createCallers, type Role, roles } from "./roles.ts";
import { runCasesTogether } from "./runCases.ts";
import { tableCases } from "./tableCases.ts";
import { tableFixtures } from "./tableFixtures.ts";

let backend: TestBackend;
let callers: Map<Role, Caller>;
const drivers = new Map<string, TableDriver>();

beforeAll(async () => {
	backend = await startBackend();
	callers = await createCallers(backend);
	for (const [table, fixture] of Object.entries(tableFixtures)) {
		drivers.set(table, createTableDriver(backend, table, fixture));
	}
});
afterAll(() => backend?.stop());

describe.each(Object.entries(tableFixtures))("%s", (table, fixture) => {
	const cases = tableCases(fixture);
	test.each(roles.map((role) => [role.name, role] as const))("%s", async (_, role) => {
		const [driver, caller] = [drivers.get(table) as TableDriver, callers.get(role) as Caller];
		const { found, expected } = await runCasesTogether(cases, role, driver, caller);
		expect(found).toEqual(expected);
	});
});

test("after all cases the log contains no data of the requests", () => {
	expect(backend.output()).not.toMatch(/@example\.com|secret|Fresh|Budi/);
});

test("the matrix of the tables has this size", () => {
	const cases = Object.values(tableFixtures).flatMap(tableCases).length;
	expect({ roles: roles.length, tables: Object.keys(tableFixtures).length, cases, runs: cases * roles.length }).toEqual({
		roles: 11,
		tables: 18,
		cases: 847,
		runs: 9317,
	});
});
