import { countCharacters } from "../rules/characters.ts";
import { isOneLine, isWebUrl, trimText } from "../rules/formats.ts";
import { slugRule } from "../rules/slugRule.ts";
import { type FieldError, type FieldErrors, type Rules, validate } from "../rules/validate.ts";
import type {
	HireChoices,
	ShareTarget,
	SiteSettingsDraft,
	SiteTexts,
	SocialLink,
	StoreReason,
	StoreTexts,
	StoreWords,
} from "./SiteSettings.ts";

export const maxSocialLinks = 12;
export const maxShareTargets = 12;
export const maxReasons = 8;

/** Whether browser and database know a time zone of this name; abbreviations such as "WIB" do not count. */
export function isTimeZone(text: string): boolean {
	if (!/^(UTC|[A-Z][A-Za-z_]+(\/[A-Za-z]+([_-][A-Za-z]+)*)+)$/.test(text)) return false;
	try {
		return Boolean(new Intl.DateTimeFormat("en", { timeZone: text }));
	} catch {
		return false;
	}
}

/** Whether the browser can write amounts in this currency. */
function isCurrency(text: string): boolean {
	return Intl.supportedValuesOf("currency").includes(text);
}

/** Language, script and region, which every browser accepts. */
const isLanguage = (text: string) => /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.test(text);
const isChatNumber = (text: string) => /^\d{8,15}$/.test(text);
const isSocialUrl = (text: string) =>
	/^(https:\/\/[^\s<>"\\/]+([/?#][^\s<>"\\]*)?|mailto:[^\s<>"\\@]+@[^\s<>"\\@]+|tel:\+?[\d-]+)$/.test(text);
const isShareUrl = (text: string) => /^https:\/\/[^\s<>"\\/]+[/?#][^\s<>"\\]*$/.test(text) && text.includes("{url}");

/** The rules for the texts of the settings, as in the database; lengths in characters. */
export const settingsRules = {
	name: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	defaultTitle: { max: 200, format: [isOneLine, "not-one-line"] },
	defaultDescription: { max: 300 },
	versionBadge: { max: 20, format: [isOneLine, "not-one-line"] },
	timeZone: { required: true, format: [isTimeZone, "not-a-time-zone"] },
	city: { max: 100, format: [isOneLine, "not-one-line"] },
	chatNumber: { format: [isChatNumber, "not-a-chat-number"] },
	hours: { max: 200, format: [isOneLine, "not-one-line"] },
	currency: { required: true, format: [isCurrency, "not-a-currency"] },
	favicon: { format: [isWebUrl, "not-a-url"] },
	shareImage: { format: [isWebUrl, "not-a-url"] },
} as const satisfies Rules<SiteSettingsDraft>;

export const socialLinkRules = {
	label: { required: true, max: 50, format: [isOneLine, "not-one-line"] },
	url: { required: true, max: 2048, format: [isSocialUrl, "not-a-link"] },
} as const satisfies Rules<SocialLink>;

export const shareTargetRules = {
	id: { ...slugRule, required: true, max: 40 },
	label: { required: true, max: 50, format: [isOneLine, "not-one-line"] },
	url: { required: true, max: 500, format: [isShareUrl, "not-a-share-url"] },
} as const satisfies Rules<ShareTarget>;

export const leadRules = { projects: { max: 500 }, essays: { max: 500 } } as const satisfies Rules<SiteSettingsDraft["leads"]>;
const line = (max: number) => ({ max, format: [isOneLine, "not-one-line"] }) as const;
export const textRules = {
	callToAction: line(200),
	contactLead: line(500),
	contactNote: line(200),
	contactSent: line(200),
	hireLead: line(500),
	hireNote: line(200),
	hireSent: line(200),
	hireDescription: line(200),
	newEssays: line(30),
	oldEssays: line(30),
	notFound: line(100),
} as const satisfies Rules<SiteTexts>;
/** A text of one line that may contain only these names in braces. */
const word = (max: number, ...placeholders: string[]) => {
	const isKnown = (text: string) =>
		isOneLine(text) && !/[{}]/.test(placeholders.reduce((rest, name) => rest.replaceAll(`{${name}}`, ""), text));
	return { required: true, max, placeholders, format: [isKnown, "unknown-placeholder"] } as const;
};
export const wordRules = {
	description: word(300, "name"),
	filter: word(60),
	all: word(60),
	popular: word(60),
	originalPrice: word(60),
	saving: word(60, "percent"),
	perMonth: word(60),
	monthlyNote: line(100),
	moreFeatures: word(60, "count"),
	order: word(60),
	greeting: word(500, "service", "price"),
} as const satisfies Rules<StoreWords>;
const areChoices = (choices: readonly string[]) =>
	choices.length > 0 &&
	choices.length <= 20 &&
	new Set(choices.map(trimText)).size === choices.length &&
	choices.every((choice) => trimText(choice) !== "" && countCharacters(choice) <= 60 && isOneLine(choice));
export const hireRules = {
	projectTypes: { required: true },
	budgetRanges: { required: true },
	timelines: { required: true },
	budgetNote: line(200),
} as const satisfies Rules<HireChoices>;
export const storeRules = {
	language: { required: true, format: [isLanguage, "not-a-language"] },
	title: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	note: { max: 500 },
} as const satisfies Rules<StoreTexts>;
export const reasonsRules = { title: { required: true, max: 200, format: [isOneLine, "not-one-line"] } } as const satisfies Rules<
	StoreTexts["reasons"]
>;
export const reasonRules = { title: { max: 200 }, text: { max: 1_000 } } as const satisfies Rules<StoreReason>;
export const consultationRules = {
	title: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	text: { max: 1_000 },
	action: { required: true, max: 100, format: [isOneLine, "not-one-line"] },
} as const satisfies Rules<StoreTexts["consultation"]>;

/** Validates the given settings; returns the invalid ones, with the first problem of a list or group. */
export function validateSettings(draft: Partial<SiteSettingsDraft>): FieldErrors<SiteSettingsDraft> {
	const { social, shareTargets, leads, store, hire, texts } = draft;
	const problems = validate<SiteSettingsDraft>(draft, settingsRules);
	const add = (field: keyof SiteSettingsDraft, problem: FieldError | undefined) => {
		if (problem) problems[field] = problem;
	};
	if (social) add("social", problemOfList(social, maxSocialLinks, socialLinkRules));
	if (shareTargets) add("shareTargets", problemOfList(shareTargets, maxShareTargets, shareTargetRules));
	if (leads) add("leads", firstOf(validate(leads, leadRules)));
	if (hire) add("hire", firstOf(validateHire(hire)));
	if (texts) add("texts", firstOf(validate(texts, textRules)));
	if (store) {
		const { reasons, consultation, words } = store;
		const parts = [validate(reasons, reasonsRules), validate(consultation, consultationRules), validate(words, wordRules)];
		const groups = [validate(store, storeRules), ...parts];
		add("store", groups.map(firstOf).find(Boolean) ?? problemOfList(reasons.items, maxReasons, reasonRules));
	}
	return problems;
}

/** Validates the choices of the hire form; returns the invalid ones. */
export function validateHire({ budgetNote, ...lists }: HireChoices): FieldErrors<HireChoices> {
	const wrong = Object.entries(lists).filter(([, choices]) => !areChoices(choices));
	return { ...validate({ budgetNote }, hireRules), ...Object.fromEntries(wrong.map(([name]) => [name, "not-choices"])) };
}

function problemOfList<Item extends object>(items: readonly Item[], max: number, rules: Rules<Item>): FieldError | undefined {
	if (items.length > max) return "too-many";
	return items.map((item) => firstOf(validate<Item>(item, rules))).find(Boolean);
}

const firstOf = (problems: object): FieldError | undefined => Object.values(problems)[0];
