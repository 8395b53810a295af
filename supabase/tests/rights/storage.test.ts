import type { Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";
import { createStorageDriver, type StorageDriver } from "./createStorageDriver.ts";
import { createCallers, type Role, roles } from "./roles.ts";
import { runLines } from "./runLines.ts";
import { buckets, storageLines } from "./storageLines.ts";

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
	const lines = storageLines(bucket);
	test.each(roles.map((role) => [role.name, role] as const))("%s", async (_, role) => {
		const { found, expected } = await runLines(lines, role, (line) =>
			drivers.get(bucket)?.run(line, callers.get(role) as Caller),
		);
		expect(found).toEqual(expected);
	});
});

test("the matrix of the buckets has this size", () => {
	const lines = buckets.flatMap(storageLines).length;
	expect({ roles: roles.length, buckets: buckets.length, lines, cells: lines * roles.length }).toEqual({
		roles: 11,
		buckets: 4,
		lines: 140,
		cells: 1540,
	});
});
