import type { Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";
import { createStorageDriver, type StorageDriver } from "./createStorageDriver.ts";
import { createCallers, type Role, refusedRoles, roles } from "./roles.ts";
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
afterAll(async () => {
	process.stdout.write(`${attempts} attempts on ${drivers.size} buckets\n`);
	await backend?.stop();
});

let attempts = 0;

async function runAll(bucket: string, role: Role): Promise<void> {
	const cases = storageCases(bucket);
	attempts += cases.length;
	const driver = drivers.get(bucket) as StorageDriver;
	const { found, expected } = await runCasesTogether(cases, role, driver, callers.get(role) as Caller);
	expect(found).toEqual(expected);
}

describe.each(buckets)("%s", (bucket) => {
	test.each(roles)("$name", (role) => runAll(bucket, role));
});

test.each(refusedRoles)("a bad key or token, $name: on essay-images", (role) => runAll("essay-images", role));
