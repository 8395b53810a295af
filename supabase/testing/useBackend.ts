import { movableClock } from "./clock/movableClock.ts";
import { asAccount, asAdmin, asService, asVisitor, type Caller } from "./createCaller.ts";
import { type BackendOptions, startBackend, type TestBackend } from "./startBackend.ts";

/** A test that moves the clock, which a PostgreSQL server takes from its machine. */
export const testWithClock = process.env.TEST_POSTGRES_URL === undefined ? test : test.skip;

/**
 * A backend for all tests of a file, and its callers; filled before the first test. With `hasClock` its clock
 * can be moved, and is set back after each test.
 */
export function useBackend({ hasClock = false, ...options }: BackendOptions & { hasClock?: boolean } = {}) {
	const backend = {} as TestBackend;
	const [visitor, service, admin, stranger] = [{} as Caller, {} as Caller, {} as Caller, {} as Caller];
	const clock = movableClock();
	const environment = { ...options.environment, ...(hasClock && clock.environment) };
	beforeAll(async () => {
		Object.assign(backend, await startBackend({ ...options, environment }));
		Object.assign(visitor, asVisitor(backend));
		Object.assign(service, asService(backend));
		Object.assign(admin, await asAdmin(backend));
		Object.assign(stranger, await asAccount(backend, backend.strangerEmail, backend.strangerPassword));
	});
	afterEach(() => clock.setOffset(0));
	afterAll(async () => {
		await backend.stop?.();
		clock.remove();
	});
	return { backend, visitor, service, admin, stranger, clock };
}
