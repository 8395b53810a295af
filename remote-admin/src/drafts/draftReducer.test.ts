import { type Draft, draftReducer } from "./draftReducer.ts";

type Values = { title: string; content: string };
type Stored = { values: Values; revision: string };
type Event = Parameters<typeof draftReducer<Values, Stored>>[1];

const first = { values: { title: "Tea", content: "One" }, revision: "1" };
const second = { values: { title: "Tea", content: "Two" }, revision: "2" };
const draft = (changes: Partial<Draft<Values, Stored>> = {}): Draft<Values, Stored> => ({
	phase: "editing",
	values: { title: "Black tea", content: "One" },
	base: first,
	stored: first,
	rowKey: "tea",
	attempts: [],
	...changes,
});
const attempt = (title: string) => ({ request: { values: { title, content: "" } }, leaves: false }) as unknown as Attempt;
type Attempt = Draft<Values, Stored>["attempts"][number];
const conflict = { merged: first.values } as unknown as NonNullable<Draft<Values, Stored>["takenOver"]>;
const mine = { title: "Mine", content: "One" };
const failure = (kind: string) => ({ type: "refused", failed: { status: "error", kind } }) as unknown as Event;

const events: Record<string, [before: Partial<Draft<Values, Stored>>, event: Event, after: Partial<Draft<Values, Stored>>]> = {
	"typing changes one field": [
		{},
		{ type: "typed", changes: { content: "Typed" } },
		{ values: { title: "Black tea", content: "Typed" } },
	],
	"wrong fields are marked": [{}, { type: "checked", isValid: false }, { phase: "invalid" }],
	"wrong fields are marked also in a form that is about to be left": [
		{ phase: "leaving" },
		{ type: "checked", isValid: false },
		{ phase: "invalid" },
	],
	"a save that fails stays failed while fields are wrong": [
		{ phase: "failed" },
		{ type: "checked", isValid: false },
		{ phase: "failed" },
	],
	"right fields end the notice of a merge and change no phase": [
		{ phase: "failed", takenOver: conflict },
		{ type: "checked", isValid: true },
		{ phase: "failed", takenOver: undefined },
	],
	"a save is remembered beside the ones without an answer": [
		{ attempts: [attempt("a")], failed: { status: "error", kind: "offline" } as never },
		{ type: "sent", attempt: attempt("b") },
		{ phase: "saving", failed: undefined, attempts: [attempt("a"), attempt("b")] },
	],
	"a repeated save adds no attempt": [
		{ attempts: [attempt("a")] },
		{ type: "sent" },
		{ phase: "saving", attempts: [attempt("a")] },
	],
	"an ended session waits for a sign-in": [{ phase: "saving" }, failure("signed-out"), { phase: "signedOut" }],
	"a conflict asks": [{ phase: "saving" }, failure("conflict"), { phase: "conflicted" }],
	"any other refusal is a failed save": [{ phase: "saving" }, failure("offline"), { phase: "failed" }],
	"a stored row is the new base, and what was typed meanwhile stays": [
		{ phase: "saving", attempts: [attempt("a")], kept: { status: "success", isSecond: false } },
		{ type: "saved", rowKey: "other", stored: second, changes: { content: "Two" } },
		{
			phase: "editing",
			values: { title: "Black tea", content: "Two" },
			base: second,
			stored: second,
			rowKey: "other",
			attempts: [],
			kept: undefined,
		},
	],
	"a form whose last text is stored is left": [
		{ phase: "saving" },
		{ type: "saved", rowKey: "tea", stored: second, leaves: true },
		{ phase: "leaving", base: second, stored: second },
	],
	"a merge takes the other version's fields, and remembers what it took": [
		{ phase: "conflicted" },
		{ type: "merged", stored: second, changes: { content: "Two" }, takenOver: conflict },
		{ values: { title: "Black tea", content: "Two" }, base: second, stored: second, takenOver: conflict },
	],
	"the comparison of a conflict opens": [{ phase: "postponed" }, { type: "compared" }, { phase: "conflicted" }],
	"the comparison of a conflict closes": [{ phase: "conflicted" }, { type: "postponed" }, { phase: "postponed" }],
	"a change from elsewhere reaches only fields that were not edited": [
		{},
		{ type: "followed", stored: second },
		{ values: { title: "Black tea", content: "Two" }, base: second, stored: second },
	],
	"another version replaces the text": [
		{ phase: "failed", failed: { status: "error", kind: "offline" } as never, restored: { ...first, key: "k", at: 1 } },
		{ type: "replaced", rowKey: "new", stored: second, values: second.values },
		{
			phase: "editing",
			values: second.values,
			base: second,
			stored: second,
			rowKey: "new",
			failed: undefined,
			restored: undefined,
		},
	],
	"text of this device returns onto the version that it was based on": [
		{ values: first.values },
		{
			type: "restored",
			rowKey: "key",
			found: { key: "k", at: 1, revision: "0", values: mine, before: { title: "Before" } },
		},
		{
			values: mine,
			base: { values: { title: "Before", content: "One" }, revision: "0", isGuess: false },
			rowKey: "key",
		},
	],
	"text without its base is a guess on another version": [
		{ values: first.values },
		{ type: "restored", rowKey: "key", found: { key: "k", at: 1, revision: "0", values: mine } },
		{ values: mine, rowKey: "key", base: { values: first.values, revision: "0", isGuess: true } },
	],
	"text without its base is none on the same version": [
		{ values: first.values },
		{ type: "restored", rowKey: "key", found: { key: "k", at: 1, revision: "1", values: mine } },
		{ values: mine, rowKey: "key", base: { values: first.values, revision: "1", isGuess: false } },
	],
	"an unfinished text is stored under its key": [
		{},
		{ type: "kept", values: second.values, result: { status: "success", data: { id: "tea", revision: "3" } } },
		{ kept: { status: "success", isSecond: false }, base: { values: second.values, revision: "3" }, rowKey: "tea" },
	],
	"an unfinished text that was changed elsewhere is stored as a second one": [
		{},
		{ type: "kept", values: second.values, result: { status: "success", data: { id: "second", revision: "1" } } },
		{ kept: { status: "success", isSecond: true }, base: { values: second.values, revision: "1" }, rowKey: "second" },
	],
	"an unfinished text that cannot be stored changes nothing else": [
		{},
		{ type: "kept", values: second.values, result: { status: "error", kind: "offline" } as never },
		{ kept: { status: "error", kind: "offline" } as never },
	],
};

test.each(Object.entries(events))("%s", (_, [before, event, after]) => {
	expect(draftReducer(draft(before), event)).toMatchObject({ ...draft(before), ...after });
});
