import type { Accent, HomeSection, SocialKind } from "@site/shared-data";

/** What a link leads to; the general one is that of a new row. */
export const socialKindNames: Record<SocialKind, string> = {
	link: "Another site",
	email: "E-mail",
	phone: "Phone",
	chat: "Chat",
	github: "GitHub",
	gitlab: "GitLab",
	x: "X",
	linkedin: "LinkedIn",
	instagram: "Instagram",
	facebook: "Facebook",
	youtube: "YouTube",
	mastodon: "Mastodon",
};

export const sectionNames: Record<HomeSection, string> = {
	currently: "Currently",
	about: "About",
	work: "Work",
};

export const accentNames: Record<Accent, string> = {
	tea: "Tea",
	indigo: "Indigo",
	ocean: "Ocean",
	plum: "Plum",
};
