import type { Row } from "./RightsCase.ts";

/** A table's rows and rights; every attempt and every expected outcome is derived from them. */
export interface TableFixture {
	/** The column that names a row in the outcomes. */
	label: string;
	/** Tables whose rows these rows refer to. */
	parents?: readonly string[];
	/** The columns that the admin may read; by default all. */
	readable?: readonly string[];
	/** The rows before an attempt. */
	rows: readonly Row[];
	visitorSees: readonly string[];
	adminSees: readonly string[];
	/** A row that every caller with the right to insert may insert. */
	fresh: Row;
	/** Another one; by default the same with another label. */
	second?: Row;
	visitorInserts: boolean;
	/** The admin may insert and delete; the one profile cannot be deleted. */
	adminInserts: boolean;
	adminRemoves: boolean;
	/** Nobody writes the rows but the triggers of other tables: those rows, by table. */
	writtenFor?: Readonly<Record<string, readonly Row[]>>;
	/** Columns that no insert may name, with forged values. */
	forged: Row;
	/** Columns the admin may change, with new values. */
	changes: Row;
	/** Only the service role may change them. */
	adminChangesNothing?: true;
	/** Columns that not even the admin may change. */
	fixed: Row;
}

const chosenId = "11111111-1111-4111-8111-111111111111";
const longAgo = "2001-01-01T00:00:00+00:00";
const farAhead = "2100-01-01T00:00:00+00:00";
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
const times = { created_at: longAgo, updated_at: longAgo };

/** The seven tables of the API. */
export const tableFixtures: Readonly<Record<string, TableFixture>> = {
	projects: {
		label: "title",
		rows: [
			{
				id: "shown",
				title: "Shown",
				description: "d",
				preview_url: "/p.png",
				project_url: "/p",
				tags: ["a"],
				year: "2026",
				content: "c",
				status: "published",
				publish_at: null,
			},
			{
				id: "hidden",
				title: "Hidden",
				description: "secret",
				preview_url: "/s.png",
				project_url: "/s",
				tags: ["s"],
				year: "2027",
				content: "secret",
				status: "draft",
				publish_at: null,
			},
			{
				id: "due",
				title: "Due",
				description: "secret",
				preview_url: "/s.png",
				project_url: "/s",
				tags: ["s"],
				year: "2027",
				content: "secret",
				status: "published",
				publish_at: longAgo,
			},
			{
				id: "planned",
				title: "Planned",
				description: "secret",
				preview_url: "/s.png",
				project_url: "/s",
				tags: ["s"],
				year: "2027",
				content: "secret",
				status: "published",
				publish_at: farAhead,
			},
		],
		visitorSees: ["Due", "Shown"],
		adminSees: ["Due", "Hidden", "Planned", "Shown"],
		fresh: {
			title: "Fresh",
			description: "d",
			preview_url: "/f.png",
			project_url: null,
			tags: ["f"],
			year: "2028",
			content: "f",
			status: "published",
			publish_at: null,
		},
		visitorInserts: false,
		adminInserts: true,
		adminRemoves: true,
		forged: { id: "chosen", ...times },
		changes: {
			description: "changed",
			preview_url: "/changed.png",
			project_url: "/changed",
			tags: ["changed"],
			year: "1999",
			content: "changed",
			status: "published",
			publish_at: farAhead,
			title: "Changed",
		},
		fixed: { id: "chosen", ...times },
	},
	essays: {
		label: "title",
		rows: [
			{
				id: "shown",
				title: "Shown",
				date: "2026-01-01",
				reading_time: 3,
				excerpt: "e",
				content: "c",
				featured_image: "/e.png",
				status: "published",
				publish_at: null,
			},
			{
				id: "hidden",
				title: "Hidden",
				date: "2026-02-02",
				reading_time: 4,
				excerpt: "secret",
				content: "secret",
				featured_image: "/s.png",
				status: "draft",
				publish_at: null,
			},
			{
				id: "due",
				title: "Due",
				date: "2026-02-02",
				reading_time: 4,
				excerpt: "secret",
				content: "secret",
				featured_image: "/s.png",
				status: "published",
				publish_at: longAgo,
			},
			{
				id: "planned",
				title: "Planned",
				date: "2026-02-02",
				reading_time: 4,
				excerpt: "secret",
				content: "secret",
				featured_image: "/s.png",
				status: "published",
				publish_at: farAhead,
			},
		],
		visitorSees: ["Due", "Shown"],
		adminSees: ["Due", "Hidden", "Planned", "Shown"],
		fresh: {
			title: "Fresh",
			date: "2026-03-03",
			reading_time: 5,
			excerpt: "f",
			content: "f",
			featured_image: null,
			status: "published",
			publish_at: null,
		},
		visitorInserts: false,
		adminInserts: true,
		adminRemoves: true,
		forged: { id: "chosen", ...times },
		changes: {
			date: "1999-09-09",
			reading_time: 99,
			excerpt: "changed",
			content: "changed",
			featured_image: "/changed.png",
			status: "published",
			publish_at: farAhead,
			title: "Changed",
		},
		fixed: { id: "chosen", ...times },
	},
	jobs: {
		label: "company",
		rows: [
			{
				id: "22222222-2222-4222-8222-222222222222",
				position: "Designer",
				company: "Now",
				company_logo: "/l.png",
				location: "Bandung",
				start_date: "2024-01-01",
				end_date: null,
				description: "d",
				is_current: true,
				display_order: 2,
			},
			{
				id: "33333333-3333-4333-8333-333333333333",
				position: "Designer",
				company: "Before",
				company_logo: "/l.png",
				location: "Bandung",
				start_date: "2020-01-01",
				end_date: "2023-12-31",
				description: "d",
				is_current: false,
				display_order: 1,
			},
		],
		visitorSees: ["Before", "Now"],
		adminSees: ["Before", "Now"],
		fresh: {
			position: "Intern",
			company: "Fresh",
			company_logo: null,
			location: "Jakarta",
			start_date: "2019-01-01",
			end_date: "2019-12-31",
			description: "d",
			is_current: false,
			display_order: 0,
		},
		visitorInserts: false,
		adminInserts: true,
		adminRemoves: true,
		forged: { id: chosenId, ...times },
		changes: {
			position: "changed",
			company_logo: "/changed.png",
			location: "changed",
			start_date: "1999-01-01",
			end_date: "1999-12-31",
			description: "changed",
			is_current: false,
			display_order: 9,
			company: "Changed",
		},
		fixed: { id: chosenId, ...times },
	},
	profile: {
		label: "name",
		rows: [
			{
				id: "44444444-4444-4444-8444-444444444444",
				name: "Raka",
				title: "Developer",
				location: "Bandung",
				profile_image: "/r.png",
				available_for_projects: false,
				availability_text: "later",
				about: "a",
			},
		],
		visitorSees: ["Raka"],
		adminSees: ["Raka"],
		fresh: {
			name: "Fresh",
			title: "t",
			location: "l",
			profile_image: null,
			available_for_projects: true,
			availability_text: "now",
			about: "f",
		},
		visitorInserts: false,
		adminInserts: true,
		adminRemoves: false,
		forged: { id: chosenId, singleton: true, ...times },
		changes: {
			title: "changed",
			location: "changed",
			profile_image: "/changed.png",
			available_for_projects: true,
			availability_text: "changed",
			about: "changed",
			name: "Changed",
		},
		fixed: { id: chosenId, singleton: true, ...times },
	},
	contacts: {
		label: "name",
		rows: ["Ana", "Budi"].map((name) => ({ name, email: "secret@example.com", subject: "secret", message: "secret" })),
		visitorSees: [],
		adminSees: ["Ana", "Budi"],
		fresh: { name: "Fresh", email: "f@example.com", subject: "s", message: "m" },
		visitorInserts: true,
		adminInserts: true,
		adminRemoves: true,
		forged: { id: chosenId, status: "replied", created_at: longAgo },
		changes: { status: "read" },
		fixed: {
			name: "Changed",
			email: "changed@example.com",
			subject: "changed",
			message: "changed",
			id: chosenId,
			created_at: longAgo,
		},
	},
	hire_projects: {
		label: "client_name",
		rows: ["Ana", "Budi"].map((client_name) => ({
			client_name,
			client_email: "secret@example.com",
			project_type: "secret",
			project_description: "secret",
			budget_range: "secret",
			timeline: "secret",
			additional_requirements: "secret",
		})),
		visitorSees: [],
		adminSees: ["Ana", "Budi"],
		fresh: {
			client_name: "Fresh",
			client_email: "f@example.com",
			project_type: "p",
			project_description: "d",
			budget_range: "b",
			timeline: "t",
			additional_requirements: "a",
		},
		visitorInserts: true,
		adminInserts: true,
		adminRemoves: true,
		forged: { id: chosenId, status: "accepted", created_at: longAgo },
		changes: { status: "accepted" },
		fixed: {
			client_name: "Changed",
			client_email: "changed@example.com",
			project_type: "changed",
			project_description: "changed",
			budget_range: "changed",
			timeline: "changed",
			additional_requirements: "changed",
			id: chosenId,
			created_at: longAgo,
		},
	},
	revisions: {
		label: "entity_id",
		rows: [
			{ entity: "essays", entity_id: "kebun", number: 1, values: { title: "secret" }, admin_id: null },
			{ entity: "projects", entity_id: "loket", number: 1, values: { title: "secret" }, admin_id: null },
		],
		writtenFor: {
			essays: [{ title: "Kebun", excerpt: "secret", content: "secret" }],
			projects: [{ title: "Loket", description: "secret", preview_url: "/s.png", year: "2026" }],
		},
		visitorSees: [],
		adminSees: ["kebun", "loket"],
		fresh: { entity: "essays", entity_id: "Fresh", number: 1, values: {} },
		visitorInserts: false,
		adminInserts: false,
		adminRemoves: false,
		forged: { admin_id: chosenId, created_at: longAgo },
		changes: { number: 9 },
		fixed: { entity: "projects", entity_id: "changed", values: {}, admin_id: chosenId, created_at: longAgo },
	},
	preview_links: {
		label: "entity_id",
		parents: ["essays", "projects"],
		readable: ["id", "entity", "entity_id", "created_at", "expires_at"],
		rows: [
			{ entity: "essays", entity_id: "hidden", token_hash: "a".repeat(64) },
			{ entity: "projects", entity_id: "planned", token_hash: "b".repeat(64) },
		],
		visitorSees: [],
		adminSees: ["hidden", "planned"],
		fresh: { entity: "essays", entity_id: "planned", token_hash: "c".repeat(64) },
		second: { entity: "projects", entity_id: "hidden", token_hash: "d".repeat(64) },
		visitorInserts: false,
		adminInserts: true,
		adminRemoves: true,
		forged: { id: chosenId, created_at: tomorrow, expires_at: tomorrow },
		changes: { expires_at: tomorrow },
		adminChangesNothing: true,
		fixed: { id: chosenId, entity: "projects", entity_id: "shown", token_hash: "e".repeat(64), created_at: tomorrow },
	},
};
