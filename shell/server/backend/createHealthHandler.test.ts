import { createHealthHandler } from "./createHealthHandler.ts";

beforeEach(() => {
	jest.useFakeTimers();
	// A clock that begins at nothing would have its first moment taken for none.
	jest.advanceTimersByTime(1);
});
afterEach(() => jest.useRealTimers());

test("a backend that answers is healthy", async () => {
	const response = await createHealthHandler(async () => {})();
	expect([response.status, await response.json()]).toEqual([200, { status: "ok", backend: "answers" }]);
	expect(response.headers.get("cache-control")).toBe("no-store");
});

test("a backend that stops responding is reported within seconds, and so is its return", async () => {
	let isAway = false;
	const health = createHealthHandler(async () => {
		if (isAway) throw new Error("away");
	});
	await health();
	isAway = true;
	jest.advanceTimersByTime(2_001);
	expect((await health()).status).toBe(503);
	isAway = false;
	jest.advanceTimersByTime(2_001);
	expect((await health()).status).toBe(200);
});

test.each([
	["answers", "healthy", async () => {}, 200, "degraded"],
	["does not answer", "failing", () => Promise.reject(new Error("away")), 503, "failing"],
])("a remote that cannot be rendered is named; with a backend that %s the process counts as %s", async (...row) => {
	const [backend, , check, code, status] = row;
	const problem = { id: "public", failedRenders: 2, problem: "Its pages fail.", repair: "npm run remote -- rollback public" };
	const response = await createHealthHandler(check, () => [problem])();
	expect([response.status, await response.json()]).toEqual([code, { status, backend, remotes: [problem] }]);
});

test("concurrent checks ask the backend once", async () => {
	const check = jest.fn(async () => {});
	const health = createHealthHandler(check);
	await Promise.all([health(), health(), health()]);
	expect(check).toHaveBeenCalledTimes(1);
});
