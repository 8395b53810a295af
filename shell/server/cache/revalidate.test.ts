import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { createRevalidate } from "./revalidate.ts";

const request = (body = "", type?: string) =>
	Object.assign(Readable.from(body ? [Buffer.from(body)] : []), {
		headers: { "content-type": type },
	}) as unknown as IncomingMessage;

beforeEach(() => void jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] }));
afterEach(() => jest.useRealTimers());

test("every call purges, with a webhook's JSON or without a body; anything else is refused", async () => {
	const purge = jest.fn();
	const revalidate = createRevalidate(purge);
	expect(await revalidate(request())).toBe(204);
	expect(await revalidate(request('{"type":"UPDATE"}', "application/json; charset=utf-8"))).toBe(204);
	expect(purge).toHaveBeenCalledTimes(2);
	expect(await revalidate(request("tables=all", "application/x-www-form-urlencoded"))).toBe(415);
	expect(await revalidate(request("x".repeat(1_100_000), "application/json"))).toBe(413);
	expect(purge).toHaveBeenCalledTimes(2);
});

test("a flood purges ten times in ten seconds and once at their end, so that no change is lost", async () => {
	const purge = jest.fn();
	const revalidate = createRevalidate(purge);
	const statuses = new Set<number>();
	for (let call = 0; call < 500; call++) statuses.add(await revalidate(request()));
	expect([purge.mock.calls.length, [...statuses]]).toEqual([10, [204, 202]]);
	jest.advanceTimersByTime(10_000);
	expect(purge).toHaveBeenCalledTimes(11);
	jest.advanceTimersByTime(60_000);
	expect(purge).toHaveBeenCalledTimes(11);
	expect(await revalidate(request())).toBe(204);
});
