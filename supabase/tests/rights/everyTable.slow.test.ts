import type { Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";
import { createTableDriver, type TableDriver } from "./createTableDriver.ts";
import { type TableFixture, tableFixtures } from "./fixtures/tableFixtures.ts";
import { createCallers, type Role, refusedRoles, roles } from "./roles.ts";
import { runCasesTogether } from "./runCases.ts";
import { tableCases } from "./tableCases.ts";

/** Rows that no request deletes cannot be put back over HTTP. */
const tables = Object.keys(tableFixtures).filter((table) => !tableFixtures[table]?.isKept);

let backend: TestBackend;
let callers: Map<Role, Caller>;
const drivers = new Map<string, TableDriver>();

beforeAll(async () => {
	backend = await startBackend();
	callers = await createCallers(backend);
	for (const table of tables) {
		drivers.set(table, createTableDriver(backend, table, tableFixtures[table] as TableFixture));
	}
});
afterAll(async () => {
	process.stdout.write(`${attempts} attempts on ${drivers.size} tables\n`);
	await backend?.stop();
});

let attempts = 0;

async function runAll(table: string, role: Role): Promise<void> {
	const cases = tableCases(tableFixtures[table] as TableFixture);
	attempts += cases.length;
	const driver = drivers.get(table) as TableDriver;
	const { found, expected } = await runCasesTogether(cases, role, driver, callers.get(role) as Caller);
	expect(found).toEqual(expected);
}

describe.each(tables)("%s", (table) => {
	test.each(roles)("$name", (role) => runAll(table, role));
});

describe("a bad key or token", () => {
	test.each(refusedRoles)("$name: on projects", (role) => runAll("projects", role));

	test.each(refusedRoles)("$name: calls a function that every visitor may call", async (role) => {
		const answer = await (callers.get(role) as Caller).post("/rest/v1/rpc/redirect_of", { path: "/none" });
		expect(answer.status).toBe(role.accessLevel === "none" ? 401 : 200);
	});
});

test("after all cases the log contains no data of the requests", () => {
	expect(backend.output()).not.toMatch(/@example\.com|secret|Fresh|Budi/);
});
