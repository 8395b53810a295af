import { validateEssay } from "./essays/essayRules.ts";
import { stateAt } from "./Publication.ts";
import { validateProject } from "./projects/projectRules.ts";

test.each([
	[["a", "b", "c", "d", "e"], undefined],
	[["a", "b", "c", "d", "e", "f"], "too-many"],
	[["a", "b", "c", "d", "a"], "not-topics"],
	[["a\n"], undefined],
	[[` ${"x".repeat(40)} `], undefined],
	[["x".repeat(41)], "not-topics"],
	[["Tea", "tea"], "not-topics"],
	[["!"], "not-topics"],
	[["a\nb"], "not-topics"],
])("the topics %j of an essay have the fault %s", (topics, fault) => {
	expect(validateEssay({ topics }).topics).toBe(fault);
});

test.each([
	["en", undefined],
	["id", undefined],
	["fr", "out-of-range"],
])("the language %s of an essay has the fault %s", (language, fault) => {
	expect(validateEssay({ language: language as never }).language).toBe(fault);
});

test.each([
	[["ß", "ss"], undefined],
	[["Tea", "tea"], "twice"],
	[["a\nb"], "not-one-line"],
])("the tags %j of a project have the fault %s", (tags, fault) => {
	expect(validateProject({ tags }).tags).toBe(fault);
});

test.each([
	["published", null, "published"],
	["published", "2026-11-30T10:00:00Z", "published"],
	["published", "2026-11-30T10:00:00.001Z", "scheduled"],
	["draft", "2026-11-30T10:00:00.001Z", "draft"],
] as const)("a row that is %s with the time %s is %s at ten o'clock", (status, publishAt, state) => {
	expect(stateAt(new Date("2026-11-30T10:00:00Z"), { status, publishAt })).toBe(state);
});
