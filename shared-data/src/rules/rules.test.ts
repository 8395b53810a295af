import { contactRules } from "../enquiries/contacts/contactRules.ts";
import { hireRequestRules } from "../enquiries/hire-requests/hireRequestRules.ts";
import { jobRules, parseDisplayOrder, validateJob } from "../jobs/jobRules.ts";
import { profileRules } from "../profile/profileRules.ts";
import { essayRules, parseReadingTime, validateEssay } from "../publications/essays/essayRules.ts";
import { parseTags, projectRules, validateProject } from "../publications/projects/projectRules.ts";
import { replyTemplateRules } from "../reply-templates/replyTemplateRules.ts";
import { serviceCategoryRules, serviceRules, validateService } from "../services/serviceRules.ts";
import { settingsRules, shareTargetRules, socialLinkRules } from "../settings/settingsRules.ts";
import { countCharacters, cutText, shortenText } from "./characters.ts";
import { isDay, isEmail, isWebUrl } from "./formats.ts";
import { type Rules, validate } from "./validate.ts";

test.each([
	["React, Postgres ,, , Go", ["React", "Postgres", "Go"]],
	["", []],
	[" , ", []],
	["one tag", ["one tag"]],
	["a, \u200b,b", ["a", "b"]],
])("tags typed as %j", (text, tags) => {
	expect(parseTags(text)).toEqual(tags);
});

test.each([
	["7", 7],
	["0", 0],
	["", 1],
	["soon", 1],
	["2.9", Number.NaN],
	["1,5", Number.NaN],
	["1e3", Number.NaN],
	["99999", 99_999],
])("a reading time typed as %j is %d", (text, minutes) => {
	expect(parseReadingTime(text)).toBe(minutes);
});

test.each([
	["3", 3],
	["-2", -2],
	["", 0],
	["first", 0],
	["99999999999", 99_999_999_999],
	["1e3", Number.NaN],
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
	["xhttps://kebun.example", false],
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
	["a sari@example.com", false],
	["sari@example.com b", false],
	[`${"a".repeat(250)}@example.com`, false],
])("%j is an e-mail: %p", (text, is) => {
	expect(isEmail(text)).toBe(is);
});

test.each([
	["2024-02-29", true],
	["2023-02-29", false],
	["2024-2-9", false],
	["2024-02", false],
	["2024-02-29T", false],
	["0000-01-01", false],
	["+012024-02-29", false],
	["-000001-01", false],
	["2024-13-01", false],
	["soon", false],
])("%j is a day: %p", (text, is) => {
	expect(isDay(text)).toBe(is);
});

test("texts are counted and cut by characters, as the database does, and never within one", () => {
	expect(countCharacters("a🌿b")).toBe(3);
	expect(cutText("a🌿b", 2)).toBe("a🌿");
	expect(cutText("🌿".repeat(9), 4)).toBe("🌿".repeat(4));
	expect(shortenText("🌿".repeat(9), 4)).toBe(`${"🌿".repeat(3)}…`);
	expect(shortenText("Tea and forms", 8)).toBe("Tea…");
	expect(shortenText("Tea", 3)).toBe("Tea");
	expect(shortenText("one two three four", 12)).toBe("one two…");
	expect(shortenText("one  twothree", 8)).toBe("one…");
	expect(validate({ name: "🌿🌿🌿" }, { name: { max: 3 } })).toEqual({});
	expect(validate({ name: "🌿🌿🌿🌿" }, { name: { max: 3 } })).toEqual({ name: "too-long" });
	expect(isEmail(`${"🌿".repeat(242)}@example.com`)).toBe(true);
	expect(isEmail(`${"🌿".repeat(243)}@example.com`)).toBe(false);
});

test("only given fields are validated, trimmed", () => {
	const rules = { name: { required: true, max: 3 }, email: { format: [isEmail, "not-an-email"] } } as const;
	expect(validate({ name: " abc " }, rules)).toEqual({});
	expect(validate({ name: "abcd", email: "x" }, rules)).toEqual({ name: "too-long", email: "not-an-email" });
	expect(validate({ name: " ", email: " " }, rules)).toEqual({ name: "missing" });
	expect(validate<{ name: string | null; email: null }>({ name: null, email: null }, rules)).toEqual({ name: "missing" });
});

test("what nobody can see is missing in every form, and a name, subject or title has one line", () => {
	const line = {
		contact: [contactRules, ["name", "subject"]],
		hire: [hireRequestRules, ["clientName", "projectType", "budgetRange", "timeline"]],
		essay: [essayRules, ["title"]],
		project: [projectRules, ["title", "year"]],
		job: [jobRules, ["position", "company", "location"]],
		profile: [profileRules, ["name", "title", "location", "availabilityText"]],
		service: [serviceRules, ["name", "deliveryTime"]],
		category: [serviceCategoryRules, ["name"]],
		template: [replyTemplateRules, ["name", "subject"]],
		site: [settingsRules, ["name", "defaultTitle", "versionBadge", "city", "hours"]],
		social: [socialLinkRules, ["label"]],
		share: [shareTargetRules, ["label"]],
	} satisfies Record<string, [Rules<Record<string, string>>, string[]]>;
	for (const [form, [rules, names]] of Object.entries(line) as [string, [Rules<Record<string, string>>, string[]]][]) {
		const all = (text: string) => Object.fromEntries(Object.keys(rules).map((field) => [field, text]));
		const required = Object.keys(rules).filter((field) => rules[field]?.required);
		expect([form, validate(all("\u00a0\u200b\u3164"), rules)]).toEqual([
			form,
			Object.fromEntries(required.map((field) => [field, "missing"])),
		]);
		for (const lineBreak of ["\n", "\u0085", "\u2028"]) {
			const problems = validate(all(`a${lineBreak}b`), rules);
			expect([form, Object.keys(problems).filter((field) => problems[field] === "not-one-line")]).toEqual([form, names]);
		}
	}
});

test("a number that is not whole, or beyond its limits, is refused and not changed; so is a repeated tag", () => {
	expect(validateEssay({ readingTime: Number.NaN })).toEqual({ readingTime: "out-of-range" });
	expect(validateService({ price: 0, originalPrice: 0 })).toEqual({ price: "out-of-range", originalPrice: "out-of-range" });
	expect(validateProject({ tags: ["Go", "React", "go"] })).toEqual({ tags: "twice" });
});

test("a job may not end before it began, unless it has not ended", () => {
	expect(validateJob({ startDate: "2020-02-01", endDate: "2020-01-31" })).toEqual({ endDate: "before-start" });
	expect(validateJob({ startDate: "2020-02-01", endDate: "2020-01-31", isCurrent: true })).toEqual({});
	expect(validateJob({ startDate: "2020-02-01", endDate: "2020-02-01" })).toEqual({});
});
