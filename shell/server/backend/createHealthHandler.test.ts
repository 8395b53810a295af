import { buildProfile, createMemoryPublicRepositories } from "@site/shared-data/testing";
import { createHealthHandler } from "./createHealthHandler.ts";

beforeEach(() => {
	jest.useFakeTimers();
	// A clock that begins at nothing would have its first moment taken for none.
	jest.advanceTimersByTime(1);
});
afterEach(() => jest.useRealTimers());

test("a row that can be read is health", async () => {
	const health = createHealthHandler(createMemoryPublicRepositories({ profile: buildProfile() }));
	const answer = await health();
	expect([answer.status, await answer.json()]).toEqual([200, { status: "ok", backend: "answers" }]);
});

test("a backend that stops answering is noticed within seconds, and so is its return", async () => {
	const repositories = createMemoryPublicRepositories({ profile: buildProfile() });
	const health = createHealthHandler(repositories);
	await health();
	repositories.failWith("offline");
	jest.advanceTimersByTime(2_001);
	expect((await health()).status).toBe(503);
	repositories.failWith(null);
	jest.advanceTimersByTime(2_001);
	expect((await health()).status).toBe(200);
});

test("it is noticed too when the machine's clock is set back meanwhile", async () => {
	const repositories = createMemoryPublicRepositories({ profile: buildProfile() });
	const health = createHealthHandler(repositories);
	await health();
	repositories.failWith("offline");
	jest.setSystemTime(Date.now() - 3_600_000);
	jest.advanceTimersByTime(2_001);
	expect((await health()).status).toBe(503);
});

test("a crowd of checks asks the database once", async () => {
	const repositories = createMemoryPublicRepositories({ profile: buildProfile() });
	const get = jest.spyOn(repositories.profile, "get");
	const health = createHealthHandler(repositories);
	await Promise.all([health(), health(), health()]);
	expect(get).toHaveBeenCalledTimes(1);
});
