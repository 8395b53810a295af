import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { Hono } from "hono";
import { revalidate } from "./revalidate.ts";

/** The server's door, and what posts to it and resolves with the status. */
function open() {
	const purge = jest.fn(async () => {});
	const app = new Hono().post("/revalidate", revalidate(purge));
	const post = async (body = "", type = "") => {
		const incoming = Readable.from(body ? [Buffer.from(body)] : []) as IncomingMessage;
		const init: RequestInit = { method: "POST", headers: type ? { "content-type": type } : {} };
		return (await app.request("/revalidate", init, { incoming })).status;
	};
	return { purge, post };
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] }));
afterEach(() => jest.useRealTimers());

test("a call with JSON or without a body purges; any other body is rejected", async () => {
	const { purge, post } = open();
	expect(await post()).toBe(204);
	expect(await post('{"type":"UPDATE"}', "application/json; charset=utf-8")).toBe(204);
	expect(purge).toHaveBeenCalledTimes(2);
	expect(await post("tables=all", "application/x-www-form-urlencoded")).toBe(415);
	expect(await post("{}", "x-application/json")).toBe(415);
	expect(await post("x".repeat(1_100_000), "application/json")).toBe(413);
	expect(purge).toHaveBeenCalledTimes(2);
});

test("ten seconds begin with a call, and ten calls need no purge at their end", async () => {
	const { purge, post } = open();
	await post();
	jest.advanceTimersByTime(10_000);
	const statuses = new Set<number>();
	for (let call = 0; call < 10; call++) statuses.add(await post());
	jest.advanceTimersByTime(10_000);
	expect([purge.mock.calls.length, [...statuses]]).toEqual([11, [204]]);
});

test("many calls purge ten times in ten seconds and once at their end, so that no change is lost", async () => {
	const { purge, post } = open();
	const statuses = new Set<number>();
	for (let call = 0; call < 500; call++) statuses.add(await post());
	expect([purge.mock.calls.length, [...statuses]]).toEqual([10, [204, 202]]);
	jest.advanceTimersByTime(10_000);
	expect(purge).toHaveBeenCalledTimes(11);
	jest.advanceTimersByTime(60_000);
	expect(purge).toHaveBeenCalledTimes(11);
	expect(await post()).toBe(204);
});
