import { createOriginLimit } from "./createOriginLimit.ts";

test("the first origins stay cached, however many others are requested", () => {
	const isCached = createOriginLimit(3);
	const real = ["http://a.example", "http://b.example", "http://c.example"];
	for (const origin of real) expect(isCached(origin)).toBe(true);
	for (let index = 0; index < 1_000; index++) expect(isCached(`http://${index}.example`)).toBe(false);
	for (const origin of real) expect(isCached(origin)).toBe(true);
});

test("an idle origin frees its slot; a visited one keeps it", () => {
	let now = 0;
	const isCached = createOriginLimit(2, () => now);
	isCached("http://a.example");
	isCached("http://b.example");
	for (let visit = 0; visit < 4; visit++) {
		now += 4 * 60_000;
		expect(isCached("http://a.example")).toBe(true);
	}
	expect(isCached("http://c.example")).toBe(true);
	expect(isCached("http://b.example")).toBe(false);
});

test("an origin is idle after more than ten minutes", () => {
	let now = 0;
	const isCached = createOriginLimit(1, () => now);
	isCached("http://a.example");
	now = 600_000;
	expect(isCached("http://b.example")).toBe(false);
	now = 600_001;
	expect(isCached("http://b.example")).toBe(true);
	jest.useFakeTimers();
	const isCachedNow = createOriginLimit(1);
	isCachedNow("http://a.example");
	jest.advanceTimersByTime(600_001);
	expect(isCachedNow("http://b.example")).toBe(true);
	jest.useRealTimers();
});
