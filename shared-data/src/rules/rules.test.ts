import { checkJob, parseDisplayOrder } from "../jobs/jobRules.ts";
import { parseReadingTime } from "../publications/essays/essayRules.ts";
import { parseTags } from "../publications/projects/projectRules.ts";
import { check } from "./check.ts";
import { isDay, isEmail, isWebUrl } from "./formats.ts";

test.each([
	["React, Postgres ,, , Go", ["React", "Postgres", "Go"]],
	["", []],
	[" , ", []],
	["one tag", ["one tag"]],
])("tags typed as %j", (text, tags) => {
	expect(parseTags(text)).toEqual(tags);
});

test.each([
	["7", 7],
	["0", 1],
	["-3", 1],
	["", 1],
	["soon", 1],
	["2.9", 2],
	["99999", 10_000],
])("a reading time typed as %j is %d", (text, minutes) => {
	expect(parseReadingTime(text)).toBe(minutes);
});

test.each([
	["3", 3],
	["-2", -2],
	["", 0],
	["first", 0],
	["99999999999", 0],
])("a display order typed as %j is %d", (text, order) => {
	expect(parseDisplayOrder(text)).toBe(order);
});

test.each([
	["https://kebun.example/a?b=c#d", true],
	["HTTP://kebun.example", true],
	["/sample/kebun.webp", true],
	["/", true],
	["//elsewhere.example", false],
	["kebun.example", false],
	["javascript:alert(1)", false],
	["data:image/png;base64,AA", false],
	["https://kebun.example/a b", false],
	['https://kebun.example/"', false],
	["https://kebun.example\\a", false],
	["ftp://kebun.example", false],
	[`https://kebun.example/${"a".repeat(2048)}`, false],
])("%j is a web URL: %p", (text, is) => {
	expect(isWebUrl(text)).toBe(is);
});

test.each([
	["sari@example.com", true],
	["a+b@sub.example.co.id", true],
	["sari@example", false],
	["@example.com", false],
	["sari@@example.com", false],
	["sari @example.com", false],
	[`${"a".repeat(250)}@example.com`, false],
])("%j is an e-mail: %p", (text, is) => {
	expect(isEmail(text)).toBe(is);
});

test.each([
	["2024-02-29", true],
	["2023-02-29", false],
	["2024-2-9", false],
	["0000-01-01", false],
	["2024-13-01", false],
	["soon", false],
])("%j is a day: %p", (text, is) => {
	expect(isDay(text)).toBe(is);
});

test("only given fields are validated, trimmed", () => {
	const rules = { name: { required: true, max: 3 }, email: { format: [isEmail, "not-an-email"] } } as const;
	expect(check({ name: " abc " }, rules)).toEqual({});
	expect(check({ name: "abcd", email: "x" }, rules)).toEqual({ name: "too-long", email: "not-an-email" });
	expect(check({ name: " ", email: " " }, rules)).toEqual({ name: "missing" });
});

test("a job may not end before it began, unless it has not ended", () => {
	expect(checkJob({ startDate: "2020-02-01", endDate: "2020-01-31" })).toEqual({ endDate: "out-of-range" });
	expect(checkJob({ startDate: "2020-02-01", endDate: "2020-01-31", isCurrent: true })).toEqual({});
	expect(checkJob({ startDate: "2020-02-01", endDate: "2020-02-01" })).toEqual({});
});
