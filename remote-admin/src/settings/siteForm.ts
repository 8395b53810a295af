import type {
	Accent,
	HomeSection,
	ShareTarget,
	SiteSettings,
	SiteSettingsDraft,
	SocialKind,
	SocialLink,
	StoreReason,
} from "@site/shared-data";
import {
	consultationRules,
	type FieldError,
	hireRules,
	leadRules,
	reasonRules,
	reasonsRules,
	reservedSlugs,
	textRules as sentenceRules,
	settingsRules,
	shareTargetRules,
	storeRules,
	toSlug,
	trimText,
	validate,
	validateHire,
	validateSettings,
	wordRules,
} from "@site/shared-data/rules";
import type { FormDefinition } from "../drafts/form/FormDefinition.ts";
import { checkbox, converted, defineFields, optionalText, rows, text, type ValuesOf } from "../form/defineFields.ts";

/** Choices, one per line. */
const choices = (label: string) =>
	converted(
		label,
		(all: string[]) => all.join("\n"),
		(lines) => lines.split("\n").map(trimText).filter(Boolean),
	);

const fields = defineFields({
	name: text("Name of the site"),
	defaultTitle: text("Title of the home page"),
	defaultDescription: text("Description for search engines"),
	versionBadge: text("Badge in the footer"),
	timeZone: converted<string>("Time zone", String, (typed) => typed.trim()),
	city: text("City"),
	showsTemperature: checkbox("Decorative temperature"),
	chatNumber: converted<string>("WhatsApp number", String, toDigits),
	hours: text("Hours"),
	social: rows("Links", ({ kind, label, url }: SocialLink) => [kind, label, url], toSocialLink),
	shareTargets: rows("Where essays can be shared", ({ label, url, id }: ShareTarget) => [label, url, id], toShareTarget),
	leadProjects: text("Above the projects"),
	leadEssays: text("Above the essays"),
	currency: text("Currency"),
	language: text("Language of the store"),
	storeTitle: text("Heading"),
	storeNote: text("Sentence under the heading"),
	reasonsTitle: text("Heading of the reasons"),
	reasons: rows(
		"Reasons",
		({ title, text }: StoreReason) => [title, text],
		([title = "", text = ""]) => ({ title, text }),
	),
	consultationTitle: text("Heading of the consultation"),
	consultationText: text("Text of the consultation"),
	consultationAction: text("Words on its button"),
	homeSections: rows(
		"Sections",
		(section: HomeSection) => [section],
		([section]) => section as HomeSection,
	),
	showsStore: checkbox("Store"),
	showsHire: checkbox("Hire Me"),
	accent: converted<Accent>("Colour", String, (name) => name as Accent),
	favicon: optionalText("Icon of the browser tab"),
	shareImage: optionalText("Share image"),
	countVisits: checkbox("Count visits"),
});

const sentences = defineFields({
	callToAction: text("In the footer"),
	contactLead: text("Above your contact details"),
	contactNote: text("Beside Send Message"),
	contactSent: text("After “Message sent”"),
	hireLead: text("Above the hire form"),
	hireNote: text("Beside Submit Request"),
	hireSent: text("After “Request received”"),
	hireDescription: text("Hire page in search results"),
	newEssays: text("Mark of new essays"),
	oldEssays: text("Mark of old essays"),
	notFound: text("Heading of a missing page"),
});

const words = defineFields({
	description: text("Store in search results"),
	filter: text("Name of the filter"),
	all: text("All categories"),
	popular: text("Mark of popular services"),
	originalPrice: text("Before the original price"),
	saving: text("Saving"),
	perMonth: text("After a monthly price"),
	monthlyNote: text("Under a monthly price"),
	moreFeatures: text("More features"),
	order: text("Button of a service"),
	greeting: text("Message of an order"),
});

/** The fields above in the order of the form, each with its hint. */
export const wordHints: Record<keyof ValuesOf<typeof words>, string> = {
	description: "{name} is your name.",
	filter: "Screen readers say it.",
	all: "The first choice of the filter.",
	popular: "On the card.",
	originalPrice: "Screen readers say it before the struck-through price.",
	saving: "{percent} is filled in.",
	perMonth: "On the card and in the message of an order.",
	monthlyNote: "On the card. Leave empty to hide it.",
	moreFeatures: "{count} is how many open on a click.",
	order: "It opens a chat.",
	greeting: "{service} and {price} are filled in.",
};

const hire = defineFields({
	projectTypes: choices("Project types"),
	budgetRanges: choices("Budget ranges"),
	timelines: choices("Timelines"),
	budgetNote: text("Under the budget ranges"),
});

export type SiteValues = ValuesOf<typeof fields> & ValuesOf<typeof sentences> & ValuesOf<typeof words> & ValuesOf<typeof hire>;

/** The one row of settings with the id that forms need. */
export type IdentifiedSettings = SiteSettings & { id: string };

/** The rules of the fields that are parts of `leads`, `store`, `hire` and `texts`. */
const textRules = {
	leadProjects: leadRules.projects,
	leadEssays: leadRules.essays,
	language: storeRules.language,
	storeTitle: storeRules.title,
	storeNote: storeRules.note,
	reasonsTitle: reasonsRules.title,
	consultationTitle: consultationRules.title,
	consultationText: consultationRules.text,
	consultationAction: consultationRules.action,
	...wordRules,
	...hireRules,
	...sentenceRules,
};

export const siteForm: FormDefinition<SiteValues, IdentifiedSettings, SiteSettingsDraft> = {
	noun: "site settings",
	isOnlyRow: true,
	labels: { ...fields.labels, ...words.labels, ...hire.labels, ...sentences.labels },
	blank: (site) => ({ ...fields.blank(site), ...words.blank(site), ...hire.blank(site), ...sentences.blank(site) }),
	rules: { ...settingsRules, ...textRules },
	toValues: (settings) => ({
		...fields.toValues({
			...settings,
			...flatten(settings),
			showsStore: !settings.hiddenPages.includes("store"),
			showsHire: !settings.hiddenPages.includes("hire"),
		}),
		...words.toValues(settings.store.words),
		...hire.toValues(settings.hire),
		...sentences.toValues(settings.texts),
	}),
	toDraft(values) {
		const { leadProjects, leadEssays, language, storeTitle, storeNote, reasonsTitle, reasons, ...others } =
			fields.toDraft(values);
		const { consultationTitle, consultationText, consultationAction, homeSections, showsStore, showsHire, ...draft } = others;
		return {
			...draft,
			leads: { projects: leadProjects, essays: leadEssays },
			store: {
				language,
				title: storeTitle,
				note: storeNote,
				reasons: { title: reasonsTitle, items: reasons },
				consultation: { title: consultationTitle, text: consultationText, action: consultationAction },
				words: words.toDraft(values),
			},
			hire: hire.toDraft(values),
			texts: sentences.toDraft(values),
			hiddenPages: [...(showsStore ? [] : ["store" as const]), ...(showsHire ? [] : ["hire" as const])],
			homeSections,
		};
	},
	validate({ leads, store, hire, texts, ...draft }) {
		const [wrongReason] = store.reasons.items.flatMap((reason) => Object.values<FieldError>(validate(reason, reasonRules)));
		return {
			...validateSettings(draft),
			...validateHire(hire),
			...validate({ ...flatten({ leads, store }), ...store.words, ...texts }, textRules),
			...(wrongReason && { reasons: wrongReason }),
			...(new Set(draft.homeSections).size < draft.homeSections.length && { homeSections: "twice" }),
		};
	},
};

/** The parts of `leads` and `store`, each as a separate field. */
function flatten({ leads, store }: Pick<SiteSettingsDraft, "leads" | "store">) {
	return {
		leadProjects: leads.projects,
		leadEssays: leads.essays,
		language: store.language,
		storeTitle: store.title,
		storeNote: store.note,
		reasonsTitle: store.reasons.title,
		reasons: store.reasons.items,
		consultationTitle: store.consultation.title,
		consultationText: store.consultation.text,
		consultationAction: store.consultation.action,
	};
}

/** The digits of a formatted number: "+62 812-3456-7890". Keeps other characters, which are then refused. */
export function toDigits(number: string): string {
	return number.replaceAll(/[\s+()-]/g, "");
}

/** Turns a typed e-mail address or phone number into a link. */
function toSocialLink([kind = "", label = "", url = ""]: string[]): SocialLink {
	const scheme = { email: "mailto:", phone: "tel:" }[kind] ?? "";
	const isBare = url.trim() !== "" && !url.includes(":");
	return { kind: kind as SocialKind, label, url: isBare ? `${scheme}${url.trim()}` : url };
}

/** A new target gets its id from its label, or from its host if the label has no Latin letters. */
function toShareTarget([label = "", url = "", id = ""]: string[]): ShareTarget {
	const host = URL.canParse(url) ? toSlug(new URL(url).hostname) : "";
	const slug = (toSlug(label) || host || "target").slice(0, shareTargetRules.id.max - 2).replace(/-$/, "");
	return { id: id || (reservedSlugs.has(slug) ? `${slug}-2` : slug), label, url };
}
