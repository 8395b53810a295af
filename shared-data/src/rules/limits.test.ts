import * as contacts from "../enquiries/contacts/contactRules.ts";
import * as enquiries from "../enquiries/enquiryRules.ts";
import * as hireRequests from "../enquiries/hire-requests/hireRequestRules.ts";
import * as jobs from "../jobs/jobRules.ts";
import * as profile from "../profile/profileRules.ts";
import * as essays from "../publications/essays/essayRules.ts";
import * as projects from "../publications/projects/projectRules.ts";
import * as quotes from "../quotes/quoteRules.ts";
import * as replyTemplates from "../reply-templates/replyTemplateRules.ts";
import * as services from "../services/serviceRules.ts";
import { isPasswordTooLong } from "../session/passwordRules.ts";
import { defaultSettings } from "../settings/defaultSettings.ts";
import * as settings from "../settings/settingsRules.ts";
import { fitsContent, isWebUrl } from "./formats.ts";
import { type FieldRule, validate } from "./validate.ts";

const forms = [contacts, enquiries, hireRequests, jobs, profile, essays, projects, quotes, replyTemplates, services, settings];

/** Every rule of every form, by the name of its constant and its field. */
const rules = forms
	.flatMap((form) => Object.entries<unknown>({ ...form }))
	.filter(([name, value]) => name.endsWith("Rules") && typeof value === "object")
	.flatMap(([name, fields]) =>
		Object.entries(fields as Record<string, FieldRule>).map(([field, rule]) => [`${name}.${field}`, rule] as const),
	);

test.each(rules.filter(([, { max }]) => max))("a text of %s may have its maximum length, blanks not counted", (_, rule) => {
	const { max = 0, format } = rule;
	const problemsOf = (text: string) => validate({ text }, { text: rule });
	expect(problemsOf(` ${textOf(max, format)} `)).toEqual({});
	expect(problemsOf(textOf(max + 1, format))).toEqual({ text: "too-long" });
});

/** A text of this length; the format accepts its characters. */
function textOf(length: number, format: FieldRule["format"]): string {
	const starts = ["", "https://a.example/{url}", "someone@example."];
	const texts = starts.map((start) => start + "a".repeat(Math.max(0, length - start.length)));
	return texts.find((text) => !format || format[0](text)) ?? texts.at(-1) ?? "";
}

test.each(rules.filter(([, { format }]) => format?.[0] === fitsContent))("%s may have 500,000 bytes", (_, rule) => {
	expect(validate({ text: "é".repeat(250_000) }, { text: rule })).toEqual({});
	expect(validate({ text: `${"é".repeat(250_000)}a` }, { text: rule })).toEqual({ text: "too-long" });
});

test.each(rules.filter(([, { format }]) => format?.[0] === isWebUrl))("%s may have 2,048 characters", (_, rule) => {
	expect(validate({ url: `/${"a".repeat(2047)}` }, { url: rule })).toEqual({});
	expect(validate({ url: `/${"a".repeat(2048)}` }, { url: rule })).toEqual({ url: "not-a-url" });
});

const line = { title: "A garden", description: "", quantity: 1, unitPrice: 1, serviceId: null };
const many = <Item>(item: Item, count: number): Item[] => Array.from({ length: count }, () => item);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

/** The numbers and lists of the rules, and whether one is accepted. */
const amounts: Record<string, (amount: number) => boolean> = {
	"additionRules.value": (value) => !enquiries.validateAdditions({ value }).value,
	"jobRules.displayOrder": (displayOrder) => !jobs.validateJob({ displayOrder }).displayOrder,
	"essayRules.readingTime": (readingTime) => !essays.validateEssay({ readingTime }).readingTime,
	"serviceRules.price": (price) => !services.validateService({ price }).price,
	"serviceRules.originalPrice": (originalPrice) => !services.validateService({ originalPrice }).originalPrice,
	"quoteRules.discount": (discount) => !quotes.validateQuote({ discount }).discount,
	"quoteLineRules.quantity": (quantity) => !quotes.problemOfLine({ ...line, quantity }),
	"quoteLineRules.unitPrice": (unitPrice) => !quotes.problemOfLine({ ...line, unitPrice }),
	"quoteSettingsRules.validDays": (validDays) => !quotes.validateQuoteSettings({ validDays }).validDays,
	"projectRules.tags": (count) => !projects.validateProject({ tags: numbered(count) }).tags,
	"serviceRules.features": (count) => !services.validateService({ features: numbered(count) }).features,
	"quoteRules.lines": (count) => !quotes.validateQuote({ lines: many(line, count) }).lines,
	"quoteRules.callTimes": (count) => !quotes.validateQuote({ callTimes: numbered(count) }).callTimes,
};

test.each(rules.filter(([, { range }]) => range))("%s may have both ends of its range, and nothing beyond", (name, rule) => {
	const [min, max] = rule.range ?? [0, 0];
	const accepts = amounts[name];
	const step = Number.isInteger(min) ? 1 : 0.01;
	expect([min, max, min - step, max + 1].map((amount) => accepts?.(amount))).toEqual([true, true, false, false]);
});

test.each(rules.filter(([, { most }]) => most))("%s may have its maximum number of entries", (name, { most = 0 }) => {
	expect([most, most + 1].map((count) => amounts[name]?.(count))).toEqual([true, false]);
});

const { store, hire } = defaultSettings;
const social = { kind: "link", label: "A", url: "tel:1" } as const;
const target = { id: "a", label: "A", url: "https://a.example/{url}" };
const reason = { title: "Fast", text: "" };
const withReasons = (count: number) => ({ store: { ...store, reasons: { ...store.reasons, items: many(reason, count) } } });

test.each<[string, number, (count: number) => object]>([
	["topics", essays.maxTopics, (count) => essays.validateEssay({ topics: numbered(count) })],
	["characters of a topic", essays.maxTopicLength, (count) => essays.validateEssay({ topics: [` ${"a".repeat(count)} `] })],
	["bytes of all tags", 4_000, (count) => projects.validateProject({ tags: [`${"é".repeat(1998)},`, "a".repeat(count - 3998)] })],
	["characters of a feature", services.maxFeatureLength, (count) => services.validateService({ features: ["a".repeat(count)] })],
	["social links", settings.maxSocialLinks, (count) => settings.validateSettings({ social: many(social, count) })],
	["share targets", settings.maxShareTargets, (count) => settings.validateSettings({ shareTargets: many(target, count) })],
	["reasons", settings.maxReasons, (count) => settings.validateSettings(withReasons(count))],
	["choices", 20, (count) => settings.validateHire({ ...hire, timelines: numbered(count) })],
	["characters of a choice", 60, (count) => settings.validateHire({ ...hire, timelines: ["a".repeat(count)] })],
	["digits of a chat number", 15, (count) => settings.validateSettings({ chatNumber: "1".repeat(count) })],
])("the %s may be %d, and one more is refused", (_, limit, problemsOf) => {
	expect(problemsOf(limit)).toEqual({});
	expect(problemsOf(limit + 1)).not.toEqual({});
});

test("a password may have 72 bytes", () => {
	expect(["a".repeat(72), "é".repeat(36), "a".repeat(73), `${"é".repeat(36)}a`].map(isPasswordTooLong)).toEqual([
		false,
		false,
		true,
		true,
	]);
});
