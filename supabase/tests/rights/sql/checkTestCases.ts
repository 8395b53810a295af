import { type TableFixture, tableFixtures } from "../fixtures/tableFixtures.ts";
import { nothing, type Row } from "../RightsCase.ts";
import { attempts, type SqlRole, type SqlTestCase } from "./SqlTestCase.ts";
import { insert } from "./tableTestCases.ts";

const long = (length: number) => "x".repeat(length);
const blankOr = (length: number) => [" \n", "\u00a0\u200b\u3164", long(length + 1)];
const breaks = ["a\nb", "a\u2028b"];
const lineOr = (length: number) => [...blankOr(length), ...breaks];
const urls = ["javascript:alert(1)", "//elsewhere.example", "data:text/html,x", "https://a b", `/${long(2048)}`];
const emails = ["plain", "a@b", "a@example.com\n", "a b@example.com", "a@@example.com", `${long(250)}@example.com`];
const slugs = ["Bad Id", "-bad", long(81)];
const days = ["10000-01-01", "0001-01-01 BC"];
const followUpDays = ["1999-12-31", "10000-01-01"];
const moments = ["infinity", "1999-12-31"];

/** Paths in a form that requests never have. */
const notAsRequested = [
	"",
	"/old path",
	"old",
	...String.raw`/a//b /a/../b /é /a\b /100% /kopi%c3%a9 /essays/p%61nen /%6D1 /a%2Db /a%7E /a{b} /a^b`.split(" "),
	"/a`b",
];
const ownRoutes = (
	"/ /essays /Projects /store /404 /admin /admin/old /%61dmin /preview/old /quote/old /assets/old.js /rest/v1/essays " +
	"/data/old.json /rss.xml /essays/topics/tea/rss.xml /projects/before/old"
).split(" ");

const link = { kind: "link", label: "Site", url: "https://a.example" };
const socialLinks = [
	{},
	[link.url],
	Array.from({ length: 13 }, () => link),
	[{ ...link, label: undefined }],
	[{ ...link, kind: "myspace" }],
	[{ ...link, kind: 1 }],
	[{ ...link, label: long(51) }],
	...[" ", "\u200b", ...breaks].map((label) => [{ ...link, label }]),
	[{ ...link, icon: "a" }],
	...[
		"http://a.example",
		"javascript:alert(1)",
		"/a",
		"https://a b",
		"https://",
		"mailto:",
		"tel:a",
		`https://${long(2048)}`,
	].map((url) => [link, { ...link, url }]),
];
const target = { id: "a", label: "A", url: "https://a.example/?url={url}" };
const shareTargets = [
	{},
	Array.from({ length: 13 }, () => target),
	[{ ...target, id: "A b" }],
	...[" ", "\u200b", ...breaks].map((label) => [{ ...target, label }]),
	...[
		"http://a.example/?url={url}",
		"https://a.example/",
		"javascript:alert('{url}')",
		`https://a.example/{url}${long(500)}`,
	].map((url) => [{ ...target, url }]),
];
const shownStore = tableFixtures.site_settings?.rows[0]?.store as Record<"reasons" | "consultation" | "words", object>;
const reason = { title: "a", text: "b" };
const shownTexts = tableFixtures.site_settings?.rows[0]?.texts as Record<string, string>;
const shownHire = tableFixtures.site_settings?.rows[0]?.hire as object;
const hireChoices = [
	[],
	{},
	{ ...shownHire, more: "" },
	...[long(201), ...breaks].map((budgetNote) => ({ ...shownHire, budgetNote })),
	...["projectTypes", "budgetRanges", "timelines"].flatMap((list) =>
		[
			undefined,
			"A",
			[],
			["A", "A"],
			[1],
			[null],
			[long(61)],
			["\u200b"],
			breaks,
			Array.from({ length: 21 }, (_, at) => `${at}`),
		].map((choices) => ({ ...shownHire, [list]: choices })),
	),
];
const siteTexts = [
	[],
	...breaks.map((hireSent) => ({ ...shownTexts, hireSent })),
	{ ...shownTexts, contactLead: long(501) },
	{ ...shownTexts, newEssays: long(31) },
	{ ...shownTexts, hireNote: 1 },
	{ ...shownTexts, hireNote: undefined },
	{ ...shownTexts, more: "" },
];

const storeTexts = [
	[],
	...[" ", "\u200b", ...breaks].map((title) => ({ ...shownStore, title })),
	{ ...shownStore, title: long(201) },
	{ ...shownStore, note: 1 },
	{ ...shownStore, more: "" },
	...["", "DE", "de_AT", "de-at", "deutsch"].map((language) => ({ ...shownStore, language })),
	...[
		{ all: undefined },
		{ all: 1 },
		{ more: "" },
		{ greeting: long(501) },
		{ monthlyNote: "a\nb" },
		...[
			"description",
			"filter",
			"all",
			"popular",
			"originalPrice",
			"saving",
			"perMonth",
			"moreFeatures",
			"order",
			"greeting",
		].flatMap((word) => [...lineOr(60).slice(0, 2), ...breaks, "{other}", "a}"].map((text) => ({ [word]: text }))),
	].map((words) => ({ ...shownStore, words: { ...shownStore.words, ...words } })),
	{ ...shownStore, reasons: undefined },
	{ ...shownStore, reasons: { title: "", items: [] } },
	{ ...shownStore, reasons: { title: "a" } },
	{ ...shownStore, reasons: { title: "a", items: Array.from({ length: 9 }, () => reason) } },
	{ ...shownStore, reasons: { title: "a", items: [{ ...reason, text: long(1001) }] } },
	{ ...shownStore, consultation: undefined },
	{ ...shownStore, consultation: { ...shownStore.consultation, title: "" } },
	{ ...shownStore, consultation: { ...shownStore.consultation, action: " " } },
	{ ...shownStore, consultation: { ...shownStore.consultation, action: "\u200b" } },
	{ ...shownStore, consultation: { ...shownStore.consultation, text: long(1001) } },
];

const line = { title: "a", quantity: 1, unit_price: 1 };
const quoteLines = [
	{},
	"text",
	[],
	Array.from({ length: 51 }, () => line),
	[1],
	[{ ...line, more: 1 }],
	[{ ...line, title: undefined }],
	...[...lineOr(200), 1].map((title) => [line, { ...line, title }]),
	...[long(2001), 1].map((description) => [{ ...line, description }]),
	...[0, -1, 100_001, 0.001, "1", null].map((quantity) => [{ ...line, quantity }]),
	...[-1, 0.5, 1_000_000_000_001, "1", null].map((unit_price) => [{ ...line, unit_price }]),
	...[long(101), 1].map((service_id) => [{ ...line, service_id }]),
];
/** States of a quote that contradict each other. */
const sentQuote = { number: "2026-009", sent_at: "2026-01-01", status: "sent" };
const acceptedQuote = { ...sentQuote, status: "accepted", answered_at: "2026-01-01", accepted_name: "a" };
const quoteStates: Row[] = [
	{ status: "sent" },
	{ ...sentQuote, number: null },
	{ ...sentQuote, sent_at: null },
	{ ...sentQuote, status: "hidden" },
	{ ...sentQuote, status: "declined" },
	{ ...acceptedQuote, answered_at: null },
	{ ...acceptedQuote, accepted_name: null },
	{ accepted_name: "a" },
	{ ...sentQuote, accepted_name: "a" },
	...lineOr(200).map((accepted_name) => ({ ...acceptedQuote, accepted_name })),
	{ ...acceptedQuote, chosen_time: "2030-02-02" },
	{ ...sentQuote, chosen_time: "2030-01-01T03:00:00+00:00" },
	{ lines: [{ ...line, quantity: 2, unit_price: 1_000_000_000_000 }] },
	{ lines: [{ ...line, quantity: 1.5, unit_price: 1_000_000_000_000 }], discount: 1_000_000_000_001 },
];

/** Values that a column's constraint refuses for every caller. */
const refused: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
	projects: {
		id: slugs,
		title: lineOr(200),
		description: blankOr(5000),
		preview_url: urls,
		share_image: urls,
		project_url: urls,
		tags: [Array(51).fill("a"), ["a", null], [long(4001)], breaks],
		year: lineOr(20),
		content: [long(500_001)],
		status: ["hidden", ""],
		publish_at: moments,
	},
	essays: {
		id: slugs,
		title: lineOr(200),
		date: days,
		reading_time: [0, 10_001],
		excerpt: blankOr(2000),
		content: ["", "\u2800", long(500_001)],
		featured_image: urls,
		description: ["", ...blankOr(300)],
		share_image: urls,
		status: ["hidden", ""],
		publish_at: moments,
		topics: [["a", "b", "c", "d", "e", "f"], [long(41)], ["Teh", "teh!"], [" "], ["茶"], breaks, ["a", null], [["a"], ["b"]]],
		language: ["fr", ""],
		translation_of: ["missing"],
	},
	jobs: {
		position: lineOr(200),
		company: lineOr(200),
		company_logo: urls,
		location: lineOr(200),
		start_date: ["0001-01-01 BC"],
		end_date: ["10000-01-01", "2018-12-31"],
		description: [long(10_001)],
	},
	profile: {
		singleton: [false],
		name: lineOr(200),
		title: lineOr(500),
		location: lineOr(200),
		profile_image: urls,
		availability_text: [long(501), ...breaks],
		about: [long(20_001)],
	},
	contacts: {
		name: lineOr(200),
		email: emails,
		subject: lineOr(300),
		message: blankOr(10_000),
		follow_up_on: followUpDays,
	},
	hire_projects: {
		client_name: lineOr(200),
		client_email: emails,
		project_type: lineOr(200),
		project_description: blankOr(10_000),
		budget_range: lineOr(200),
		timeline: [long(201), ...breaks],
		additional_requirements: [long(10_001)],
		follow_up_on: followUpDays,
		value: [-1, 1_000_000_000_001],
	},
	enquiry_notes: {
		entity: ["jobs"],
		entity_id: ["11111111-1111-4111-8111-111111111111"],
		body: blankOr(20_000),
	},
	quotes: {
		number: ["2026-01", "26-001", "INV-2026-001"],
		revision: ["a", "bb", "B"],
		client_name: lineOr(200),
		client_email: emails,
		title: lineOr(200),
		language: ["fr", ""],
		lines: quoteLines,
		discount: [-1, 1001],
		terms: [long(10_001)],
		payment: [long(2001)],
		call_times: [Array(4).fill("2030-01-01"), [null], ...moments.map((moment) => [moment])],
		valid_until: followUpDays,
		answers: [-1, 21],
		answer_note: [long(2001)],
	},
	invoices: { amount: [0, -1], due_on: followUpDays, paid_on: followUpDays },
	quote_settings: {
		id: ["other"],
		terms: [long(10_001)],
		payment: [long(2001)],
		payment_image: urls,
		valid_days: [0, 366],
	},
	quote_links: { token_hash: ["a".repeat(63), "A".repeat(64)] },
	mails: {
		event: ["seen"],
		kind: ["news"],
		entity: ["jobs"],
		entity_id: ["11111111-1111-4111-8111-111111111111"],
		sent_at: ["2026-01-01"],
	},
	mail_settings: { id: ["other"] },
	setup: { id: ["other"] },
	visits: { device: ["watch"], views: [0] },
	site_settings: {
		id: ["other"],
		name: lineOr(200),
		default_title: [long(201), ...breaks],
		default_description: [long(301)],
		version_badge: [long(21), ...breaks],
		time_zone: ["", "WIB", "Mars/Base", "Etc/GMT+7", "asia/jakarta", "+07"],
		city: [long(101), ...breaks],
		hidden_pages: [["essays"], ["store", "store", "hire"], [null]],
		chat_number: ["+6281234567890", "1234567", "1234567890123456", "0812a345678"],
		hours: [long(201), ...breaks],
		social: socialLinks,
		share_targets: shareTargets,
		leads: [[], {}, { projects: "", essays: long(501) }, { projects: "", essays: 1 }, { projects: "", essays: "", more: "" }],
		currency: ["", "Rp", "idr", "EURO"],
		store: storeTexts,
		hire: hireChoices,
		texts: siteTexts,
		home_sections: [["hero"], ["about", "about"], ["work", "work"], ["currently", "currently"], [null]],
		accent: ["red", ""],
		favicon: urls,
		share_image: urls,
	},
	redirects: {
		from_path: [...notAsRequested, ...ownRoutes, `/${long(300)}`, "/old/", "/old?a=1", "/old#part"],
		to_path: [...urls, ...notAsRequested, "//elsewhere.example", "/.//elsewhere.example", "/\\elsewhere.example", "/\t/b"],
	},
	reply_templates: {
		name: [...lineOr(100), tableFixtures.reply_templates?.rows[0]?.name],
		subject: lineOr(200),
		body: blankOr(5000),
	},
	service_categories: { id: slugs, name: [...lineOr(40), tableFixtures.service_categories?.rows[0]?.name] },
	services: {
		id: slugs,
		name: lineOr(100),
		description: blankOr(1000),
		price: [0, -1, 1_000_000_000_001],
		original_price: [1, 1_000_000_000_001],
		period: ["year", ""],
		features: [[], [" "], ["\u200b"], breaks, ["a", null], [long(121)], Array(13).fill("a"), [["a"], ["b"]]],
		delivery_time: lineOr(60),
		category: ["missing"],
		status: ["hidden", ""],
	},
	unfinished_texts: {
		id: [tableFixtures.unfinished_texts?.rows[0]?.id],
		entity: ["jobs"],
		fields: [[], "text", { content: long(700_001) }],
	},
	preview_links: {
		entity: ["jobs"],
		entity_id: ["missing"],
		token_hash: ["a".repeat(63), "A".repeat(64), tableFixtures.preview_links?.rows[0]?.token_hash],
		expires_at: ["2001-01-01", "2100-01-01"],
	},
};

/** One case for each value, sent by the service role, which no other guard stops. */
export function checkTestCases(): SqlTestCase[] {
	const testCases = Object.entries(refused).flatMap(([table, columns]) =>
		Object.entries(columns).flatMap(([column, values]) =>
			values.flatMap((value, index) => testCase(table, `insert a bad ${column} (${index + 1})`, { [column]: value })),
		),
	);
	return [
		...testCases,
		// A trigger sets the state of a new row, so only a change can send a bad one.
		...["contacts", "hire_projects"].flatMap((table) =>
			attempts(["service"], `public.${table}`, "change to a bad status", `update public.${table} set status = 'hidden'`, nothing),
		),
		...quoteStates.flatMap((state, index) => testCase("quotes", `insert a bad state (${index + 1})`, state)),
		// Only the database itself writes revisions and events.
		...testCase("revisions", "insert a bad entity", { entity: "jobs" }, "database owner"),
		...testCase("enquiry_events", "insert a bad entity", { entity: "jobs" }, "database owner"),
		...testCase("enquiry_events", "insert a bad kind", { kind: "seen" }, "database owner"),
		// A job that is not current keeps its end date.
		...testCase("jobs", "insert an endless year", { start_date: "10000-01-01", end_date: null }),
	];
}

function testCase(table: string, name: string, row: Row, role: SqlRole = "service"): SqlTestCase[] {
	const { fresh, adminRemoves = true } = tableFixtures[table] as TableFixture;
	// A second profile must be refused for its values, not for being the second, except where that is tested.
	const arrange = adminRemoves ? [] : [`delete from public.${table}`];
	return attempts([role], `public.${table}`, name, insert(table, [{ ...fresh, ...row }]), nothing, { arrange });
}
