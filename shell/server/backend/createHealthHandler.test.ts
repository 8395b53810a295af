import { buildProfile, createMemoryPublicRepositories } from "@site/shared-data/testing";
import { createHealthHandler } from "./createHealthHandler.ts";

beforeEach(() => {
	jest.useFakeTimers();
	// A clock that begins at nothing would have its first moment taken for none.
	jest.advanceTimersByTime(1);
});
afterEach(() => jest.useRealTimers());

test("a row that can be read is healthy", async () => {
	const health = createHealthHandler(createMemoryPublicRepositories({ profile: buildProfile() }));
	const response = await health();
	expect([response.status, await response.json()]).toEqual([200, { status: "ok", backend: "answers" }]);
});

test("a backend that stops responding is reported within seconds, and so is its return", async () => {
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

test("concurrent checks query the database once", async () => {
	const repositories = createMemoryPublicRepositories({ profile: buildProfile() });
	const get = jest.spyOn(repositories.profile, "get");
	const health = createHealthHandler(repositories);
	await Promise.all([health(), health(), health()]);
	expect(get).toHaveBeenCalledTimes(1);
});
