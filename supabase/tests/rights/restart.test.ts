import { rmSync } from "node:fs";
import type { Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";
import { createStorageDriver } from "./createStorageDriver.ts";
import { createTableDriver } from "./createTableDriver.ts";
import { createCallers, type Role, roles } from "./roles.ts";
import { runCases } from "./runCases.ts";
import { storageCases } from "./storageCases.ts";
import { tableCases } from "./tableCases.ts";
import { type TableFixture, tableFixtures } from "./tableFixtures.ts";

let backend: TestBackend;
let callers: Map<Role, Caller>;
let dataDir = "";

/** The engine widens every grant when it starts, so the rights are tested after a crash and a start. */
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

/** One case for each right: the full matrix's other cases test the same rights in other ways. */
const casesOf = (fixture: TableFixture) =>
	tableCases(fixture).filter(
		({ name }) => !/^(filter|order) by|^count .|by its name|but one|ask for|at once|over an existing|conflicts/.test(name),
	);
const testedRoles = roles.filter(({ name }) =>
	/^(visitor|signed-in stranger|admin|service_role by a published secret)$/.test(name),
);

const tablePairs = Object.entries(tableFixtures).flatMap(([table, fixture]) =>
	testedRoles.map((role) => [table, role.name, role, fixture] as const),
);

test.each(tablePairs)("after a crash and a start, %s and %s are as before", async (table, _, role, fixture) => {
	const driver = createTableDriver(backend, table, fixture);
	const { found, expected } = await runCases(casesOf(fixture), role, (rightsCase) =>
		driver.run(rightsCase, callers.get(role) as Caller),
	);
	expect(found).toEqual(expected);
});

test.each(testedRoles.map((role) => [role.name, role] as const))(
	"after a crash and a start, essay-images and %s are as before",
	async (_, role) => {
		const driver = createStorageDriver(backend, "essay-images");
		const { found, expected } = await runCases(storageCases("essay-images"), role, (rightsCase) =>
			driver.run(rightsCase, callers.get(role) as Caller),
		);
		expect(found).toEqual(expected);
	},
);

test("the matrix after a start has this size", () => {
	const cases = Object.values(tableFixtures).flatMap(casesOf).length + storageCases("essay-images").length;
	expect({ roles: testedRoles.length, cases, runs: cases * testedRoles.length }).toEqual({ roles: 4, cases: 333, runs: 1332 });
});
