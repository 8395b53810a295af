import type { EditableEntity } from "../client/table/tableRepository.ts";

/** The kinds of a social link, in the order of menus; each has an icon, "link" a general one. */
export const socialKinds = [
	...(["email", "phone", "chat", "github", "gitlab", "x", "linkedin"] as const),
	...(["instagram", "facebook", "youtube", "mastodon", "link"] as const),
] as const;
export type SocialKind = (typeof socialKinds)[number];

/** A link in the footer and on the contact page. */
export interface SocialLink {
	kind: SocialKind;
	label: string;
	/** https, mailto or tel. */
	url: string;
}

/** A service on which an essay can be shared. */
export interface ShareTarget {
	/** Letters and digits of ASCII with hyphens; identifies the target. */
	id: string;
	label: string;
	/** https; {url} and {title} are filled in. */
	url: string;
}

/** The store's fixed words, each on one line. */
export interface StoreWords {
	/** The description for search engines; {name} is filled in. */
	description: string;
	/** Names the filter for screen readers. */
	filter: string;
	all: string;
	popular: string;
	/** Before the struck-through price, for screen readers. */
	originalPrice: string;
	/** {percent} is filled in. */
	saving: string;
	perMonth: string;
	/** Under a monthly price; blank: none. */
	monthlyNote: string;
	/** {count} is filled in. */
	moreFeatures: string;
	order: string;
	/** The message that an order begins with; {service} and {price} are filled in. */
	greeting: string;
}

/** The texts of the store around its services. */
export interface StoreTexts {
	/** A BCP 47 tag such as "id" or "de-AT": of the texts, and of how amounts are written. */
	language: string;
	title: string;
	/** Under the title; blank: none. */
	note: string;
	/** Without items the part is not shown. */
	reasons: { title: string; items: StoreReason[] };
	consultation: { title: string; text: string; action: string };
	words: StoreWords;
}

/** A reason to order here. */
export interface StoreReason {
	title: string;
	text: string;
}

/** Sentences in the owner's name; a blank one is hidden. */
export interface SiteTexts {
	/** In the footer, next to the link to the hire form. */
	callToAction: string;
	contactLead: string;
	/** Next to the button of the form. */
	contactNote: string;
	/** After "Message sent." */
	contactSent: string;
	hireLead: string;
	hireNote: string;
	/** After "Request received." */
	hireSent: string;
	/** The end of the description for search engines. */
	hireDescription: string;
	/** The labels at both ends of the legend of the essays' age. */
	newEssays: string;
	oldEssays: string;
	/** The heading of the page for status 404. */
	notFound: string;
}

/** The options of the hire form; option text and stored value are the same. */
export interface HireChoices {
	projectTypes: string[];
	/** "Custom Range" reveals a field for the visitor's own budget. */
	budgetRanges: string[];
	timelines: string[];
	/** Under the budget ranges; blank: none. */
	budgetNote: string;
}

/** The parts of the home page below its head. */
export const homeSections = ["currently", "about", "work"] as const;
export type HomeSection = (typeof homeSections)[number];

/** The pages that may leave the main navigation. */
export type HideablePage = "store" | "hire";

/** The names of the colours of links and buttons. */
export const accents = ["tea", "indigo", "ocean", "plum"] as const;
export type Accent = (typeof accents)[number];

/** The one row of `site_settings`: the admin's settings for the whole site. All of it is public. */
export interface SiteSettings extends Pick<EditableEntity, "updatedAt" | "revision"> {
	/** The name of the site in the admin area, mail and feeds, where no profile gives one. */
	name: string;
	/** The title of the home page; blank: name and title of the profile. */
	defaultTitle: string;
	/** The description of the home page for search engines; blank: made from the profile. */
	defaultDescription: string;
	/** The badge in the footer; blank: none. */
	versionBadge: string;
	/** A name of the tz database, such as "Asia/Jakarta": the footer's clock and "today" follow it. */
	timeZone: string;
	/** In the footer and next to times; blank: hidden. */
	city: string;
	/** Whether the footer has a decorative temperature next to the city. */
	showsTemperature: boolean;
	/** Digits, with the country code; blank: orders go to the contact page. */
	chatNumber: string;
	/** When messages are answered; blank: hidden. */
	hours: string;
	social: SocialLink[];
	shareTargets: ShareTarget[];
	/** The sentence under the title of each list; blank: none. */
	leads: { projects: string; essays: string };
	/** An ISO 4217 code. A change converts no stored amount. */
	currency: string;
	store: StoreTexts;
	hire: HireChoices;
	texts: SiteTexts;
	/** The sections of the home page, in this order. */
	homeSections: HomeSection[];
	/** The pages that the main navigation omits; they stay public. */
	hiddenPages: HideablePage[];
	accent: Accent;
	/** http(s) URL or single-slash path; null: the site's own file. */
	favicon: string | null;
	/** The share image of pages without one; the same format. */
	shareImage: string | null;
	/** Whether views of public pages are counted. */
	countVisits: boolean;
}

/** The settings that the admin writes. */
export type SiteSettingsDraft = Omit<SiteSettings, keyof EditableEntity>;

/** Reads the settings. Every method rejects only with DataError. */
export interface SettingsReader {
	/** The one row, which the migrations create; rejects with "not-found" without it. */
	get(): Promise<SiteSettings>;
}

/** The admin's operations on the settings. Every method rejects only with DataError. */
export interface SettingsRepository extends SettingsReader {
	/** Rejects with "conflict" if the settings changed since `revision` was loaded. */
	save(changes: Partial<SiteSettingsDraft>, revision: string): Promise<SiteSettings>;
}
