import type { Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";
import { createStorageDriver, type StorageDriver } from "./createStorageDriver.ts";
import { createCallers, type Role, roles } from "./roles.ts";
import { runCasesTogether } from "./runCases.ts";
import { buckets, storageCases } from "./storageCases.ts";

let backend: TestBackend;
let callers: Map<Role, Caller>;
const drivers = new Map<string, StorageDriver>();

beforeAll(async () => {
	backend = await startBackend();
	callers = await createCallers(backend);
	for (const bucket of buckets) {
		drivers.set(bucket, createStorageDriver(backend, bucket));
	}
});
afterAll(() => backend?.stop());

describe.each(buckets)("%s", (bucket) => {
	const cases = storageCases(bucket);
	test.each(roles.map((role) => [role.name, role] as const))("%s", async (_, role) => {
		const [driver, caller] = [drivers.get(bucket) as StorageDriver, callers.get(role) as Caller];
		const { found, expected } = await runCasesTogether(cases, role, driver, caller);
		expect(found).toEqual(expected);
	});
});

test("the matrix of the buckets has this size", () => {
	const cases = buckets.flatMap(storageCases).length;
	expect({ roles: roles.length, buckets: buckets.length, cases, runs: cases * roles.length }).toEqual({
		roles: 11,
		buckets: 4,
		cases: 140,
		runs: 1540,
	});
});
