import { createOriginLimit } from "./createOriginLimit.ts";

test("the first origins stay cached, however many others are requested", () => {
	const isKept = createOriginLimit(3);
	const real = ["http://a.example", "http://b.example", "http://c.example"];
	for (const origin of real) expect(isKept(origin)).toBe(true);
	for (let made = 0; made < 1_000; made++) expect(isKept(`http://${made}.example`)).toBe(false);
	for (const origin of real) expect(isKept(origin)).toBe(true);
});

test("an idle origin frees its slot; a visited one keeps it", () => {
	let now = 0;
	const isKept = createOriginLimit(2, () => now);
	isKept("http://a.example");
	isKept("http://b.example");
	for (let visit = 0; visit < 4; visit++) {
		now += 4 * 60_000;
		expect(isKept("http://a.example")).toBe(true);
	}
	expect(isKept("http://c.example")).toBe(true);
	expect(isKept("http://b.example")).toBe(false);
});
