import type { TableFixture } from "./TableFixture.ts";

const longAgo = "2001-01-01T00:00:00+00:00";
const store = {
	title: "Store",
	note: "",
	reasons: { title: "Why?", items: [{ title: "Quick", text: "On any phone." }] },
	consultation: { title: "Unsure?", text: "", action: "Ask" },
};
const stored = {
	name: "Raka",
	default_title: "t",
	default_description: "d",
	version_badge: "v1",
	time_zone: "Asia/Jakarta",
	city: "Jakarta",
	chat_number: "6281234567890",
	hours: "h",
	social: [{ kind: "link", label: "Site", url: "https://raka.example" }],
	share_targets: [{ id: "a", label: "A", url: "https://a.example/?url={url}" }],
	leads: { projects: "p", essays: "e" },
	store,
	home_sections: ["about"],
	accent: "tea",
	favicon: "/f.png",
	share_image: "/s.png",
};

/** The settings of the site, and what a new one still lacks. */
export const settingsFixtures: Readonly<Record<string, TableFixture>> = {
	site_settings: {
		label: "id",
		// Saved before, so that no write moves the first time.
		rows: [{ id: "site", created_at: "2002-01-01T00:00:00+00:00", ...stored }],
		visitorSees: ["site"],
		adminSees: ["site"],
		fresh: { id: "site" },
		visitorInserts: false,
		adminInserts: false,
		adminRemoves: false,
		forged: { created_at: longAgo, updated_at: longAgo },
		changes: {
			name: "Changed",
			default_title: "changed",
			default_description: "changed",
			version_badge: "v2",
			time_zone: "America/New_York",
			city: "New York",
			chat_number: "",
			hours: "changed",
			social: [{ kind: "phone", label: "Phone", url: "tel:+62812" }],
			share_targets: [],
			leads: { projects: "", essays: "changed" },
			store: { ...store, title: "Changed" },
			home_sections: ["work", "about"],
			accent: "plum",
			favicon: "/changed.png",
			share_image: "/changed.png",
		},
		fixed: { id: "other", created_at: longAgo, updated_at: longAgo },
	},
	setup: {
		label: "id",
		rows: [{ id: "site", is_dismissed: false, backed_up_at: null }],
		visitorSees: [],
		adminSees: ["site"],
		fresh: { id: "site" },
		visitorInserts: false,
		adminInserts: false,
		adminRemoves: false,
		forged: { backed_up_at: longAgo, created_at: longAgo },
		changes: { is_dismissed: true },
		fixed: { id: "other", backed_up_at: longAgo, created_at: longAgo },
	},
};
