import type {
	Accent,
	HomeSection,
	ShareTarget,
	SiteSettings,
	SiteSettingsDraft,
	SocialKind,
	SocialLink,
} from "@site/shared-data";
import {
	check,
	checkSettings,
	consultationRules,
	leadRules,
	type Problem,
	type Rules,
	reasonRules,
	reasonsRules,
	settingsRules,
	storeRules,
	toSlug,
} from "@site/shared-data/rules";
import type { FormDefinition } from "../drafts/FormDefinition.ts";
import { formatRows, parseRows } from "../form/list/rows.ts";

/** The form values of the settings; lists are rows of cells (see rows.ts). */
export type SiteValues = {
	name: string;
	defaultTitle: string;
	defaultDescription: string;
	versionBadge: string;
	timeZone: string;
	city: string;
	chatNumber: string;
	hours: string;
	social: string;
	shareTargets: string;
	leadProjects: string;
	leadEssays: string;
	storeTitle: string;
	storeNote: string;
	reasonsTitle: string;
	reasons: string;
	consultationTitle: string;
	consultationText: string;
	consultationAction: string;
	homeSections: string;
	accent: string;
	favicon: string;
	shareImage: string;
};

/** The one row of settings with the id that forms need. */
export type IdentifiedSettings = SiteSettings & { id: string };

/** The rules of the texts that are parts of `leads` and `store`. */
const textRules = {
	leadProjects: leadRules.projects,
	leadEssays: leadRules.essays,
	storeTitle: storeRules.title,
	storeNote: storeRules.note,
	reasonsTitle: reasonsRules.title,
	consultationTitle: consultationRules.title,
	consultationText: consultationRules.text,
	consultationAction: consultationRules.action,
} satisfies Rules<SiteValues>;

const toTexts = ({ leads, store }: Pick<SiteSettingsDraft, "leads" | "store">) => ({
	leadProjects: leads.projects,
	leadEssays: leads.essays,
	storeTitle: store.title,
	storeNote: store.note,
	reasonsTitle: store.reasons.title,
	consultationTitle: store.consultation.title,
	consultationText: store.consultation.text,
	consultationAction: store.consultation.action,
});

/** The form of the settings of the whole site. */
export const siteForm: FormDefinition<SiteValues, IdentifiedSettings, SiteSettingsDraft> = {
	noun: "site settings",
	labels: {
		name: "Name of the site",
		defaultTitle: "Title of the home page",
		defaultDescription: "Description for search engines",
		versionBadge: "Badge in the footer",
		timeZone: "Time zone",
		city: "City",
		chatNumber: "WhatsApp number",
		hours: "Hours",
		social: "Links",
		shareTargets: "Where essays can be shared",
		leadProjects: "Above the projects",
		leadEssays: "Above the essays",
		storeTitle: "Heading",
		storeNote: "Sentence under the heading",
		reasonsTitle: "Heading of the reasons",
		reasons: "Reasons",
		consultationTitle: "Heading of the consultation",
		consultationText: "Text of the consultation",
		consultationAction: "Words on its button",
		homeSections: "Sections",
		accent: "Colour",
		favicon: "Icon of the browser tab",
		shareImage: "Share image",
	},
	rules: { ...settingsRules, ...textRules },
	toValues: ({ social, shareTargets, leads, store, homeSections, favicon, shareImage, ...texts }) => ({
		name: texts.name,
		defaultTitle: texts.defaultTitle,
		defaultDescription: texts.defaultDescription,
		versionBadge: texts.versionBadge,
		timeZone: texts.timeZone,
		city: texts.city,
		chatNumber: texts.chatNumber,
		hours: texts.hours,
		social: formatRows(social.map(({ kind, label, url }) => [kind, label, url])),
		shareTargets: formatRows(shareTargets.map(({ label, url, id }) => [label, url, id])),
		...toTexts({ leads, store }),
		reasons: formatRows(store.reasons.items.map(({ title, text }) => [title, text])),
		homeSections: formatRows(homeSections.map((section) => [section])),
		accent: texts.accent,
		favicon: favicon ?? "",
		shareImage: shareImage ?? "",
	}),
	toDraft: (values) => ({
		name: values.name,
		defaultTitle: values.defaultTitle,
		defaultDescription: values.defaultDescription,
		versionBadge: values.versionBadge,
		timeZone: values.timeZone.trim(),
		city: values.city,
		chatNumber: toDigits(values.chatNumber),
		hours: values.hours,
		social: parseRows(values.social).map(toSocialLink),
		shareTargets: parseRows(values.shareTargets).map(toShareTarget),
		leads: { projects: values.leadProjects, essays: values.leadEssays },
		store: {
			title: values.storeTitle,
			note: values.storeNote,
			reasons: {
				title: values.reasonsTitle,
				items: parseRows(values.reasons).map(([title = "", text = ""]) => ({ title, text })),
			},
			consultation: {
				title: values.consultationTitle,
				text: values.consultationText,
				action: values.consultationAction,
			},
		},
		// A section that was chosen twice is shown once.
		homeSections: [...new Set(parseRows(values.homeSections).map(([section]) => section as HomeSection))],
		accent: values.accent as Accent,
		favicon: values.favicon.trim() || null,
		shareImage: values.shareImage.trim() || null,
	}),
	check({ leads, store, ...draft }) {
		const [wrongReason] = store.reasons.items.flatMap((reason) => Object.values<Problem>(check(reason, reasonRules)));
		return {
			...checkSettings(draft),
			...check(toTexts({ leads, store }), textRules),
			...(wrongReason && { reasons: wrongReason }),
		};
	},
};

/** The digits of a number as people write it: "+62 812-3456-7890". Other signs stay, to be refused. */
export const toDigits = (number: string) => number.replaceAll(/[\s+()-]/g, "");

/** A typed e-mail address or phone number is made a link. */
function toSocialLink([kind = "", label = "", url = ""]: string[]): SocialLink {
	const scheme = { email: "mailto:", phone: "tel:" }[kind] ?? "";
	const isBare = url.trim() !== "" && !url.includes(":");
	return { kind: kind as SocialKind, label, url: isBare ? `${scheme}${url.trim()}` : url };
}

/** A new target is known by its label. */
const toShareTarget = ([label = "", url = "", id = ""]: string[]): ShareTarget => ({ id: id || toSlug(label), label, url });
