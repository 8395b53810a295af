import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asVisitor } from "../../testing/createCaller.ts";
import { prepareDataDirectory, type Row, runSql } from "../../testing/dataDirectory.ts";
import { startBackend } from "../../testing/startBackend.ts";
import { catalogQueries } from "./catalogQueries.ts";

const found: Record<string, Row[]> = {};

const linesOf = (name: string) => (found[name] ?? []).map(({ line }) => line).sort();

/** An engine that widens grants does so with a start or a request, so the catalog is read after both. */
beforeAll(async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "site-catalog-"));
	await prepareDataDirectory(dataDir);
	const backend = await startBackend({ dataDir });
	expect(await asVisitor(backend).get("/rest/v1/essays?select=id")).toMatchObject({ status: 200 });
	await backend.kill();
	const names = Object.keys(catalogQueries) as (keyof typeof catalogQueries)[];
	const rows = await runSql(
		dataDir,
		names.map((name) => [catalogQueries[name]]),
	);
	names.forEach((name, index) => {
		found[name] = rows[index] ?? [];
	});
	rmSync(dataDir, { recursive: true });
});

test("every public table has row-level security, enabled and forced", () => {
	expect(found.tables).toEqual(
		[
			"contacts",
			"enquiry_events",
			"enquiry_notes",
			"essays",
			"hire_projects",
			"jobs",
			"mail_settings",
			"mails",
			"preview_links",
			"profile",
			"projects",
			"redirects",
			"reply_templates",
			"revisions",
			"service_categories",
			"services",
			"setup",
			"site_settings",
		].map((name) => ({ name, enabled: true, forced: true })),
	);
});

test("the views read with their caller's rights", () => {
	const names = ["admins", "publication_clock"];
	expect(found.views).toEqual(names.map((name) => ({ name, options: "{security_invoker=true}" })));
});

test("every policy names one API role and one action, and no two share both", () => {
	expect(found.policies?.length).toBeGreaterThan(30);
	for (const { policy, roles, action, permissive } of found.policies ?? []) {
		expect({ policy, roles, action, permissive }).toEqual({
			policy,
			roles: expect.stringMatching(/^(anon|authenticated)$/),
			action: expect.stringMatching(/^[rawd]$/),
			permissive: true,
		});
	}
	const places = (found.policies ?? []).map(({ table, roles, action }) => `${table} ${roles} ${action}`);
	expect(new Set(places).size).toBe(places.length);
});

const content = {
	projects: "content, description, preview_url, project_url, publish_at, share_image, status, tags, title, year",
	essays:
		"content, date, description, excerpt, featured_image, language, publish_at, reading_time, share_image, status, title, topics, translation_of",
	jobs: "company, company_logo, description, display_order, end_date, is_current, location, position, start_date",
	profile: "about, availability_text, available_for_projects, location, name, profile_image, title",
	services:
		"category, delivery_time, description, display_order, features, is_popular, name, original_price, period, price, status",
	service_categories: "display_order, name",
};
const inboxes = {
	contacts: "email, message, name, subject",
	hire_projects: "additional_requirements, budget_range, client_email, client_name, project_description, project_type, timeline",
};
const service = [
	...Object.keys(content),
	...Object.keys(inboxes),
	"preview_links",
	"redirects",
	"enquiry_notes",
	"mails",
	"mail_settings",
	"reply_templates",
	"setup",
	"site_settings",
].flatMap((table) => ["DELETE", "INSERT", "SELECT", "UPDATE"].map((right) => `service_role ${right} ${table}`));

test("after a start, the API roles hold exactly these rights on tables", () => {
	expect(linesOf("tableGrants")).toEqual(
		[
			...Object.keys(content).flatMap((table) => [`anon SELECT ${table}`, `authenticated SELECT ${table}`]),
			...[
				"projects",
				"essays",
				"jobs",
				"contacts",
				"hire_projects",
				"preview_links",
				"redirects",
				"enquiry_notes",
				"reply_templates",
				"services",
				"service_categories",
			].map((table) => `authenticated DELETE ${table}`),
			...[...Object.keys(inboxes), "reply_templates"].map((table) => `authenticated SELECT ${table}`),
			"authenticated SELECT private.admins",
			"authenticated SELECT admins",
			...["anon", "authenticated", "service_role"].map((role) => `${role} SELECT publication_clock`),
			...["authenticated", "service_role"].flatMap((role) => [`${role} SELECT revisions`, `${role} SELECT enquiry_events`]),
			...["enquiry_notes", "mails", "mail_settings", "redirects", "setup"].map((table) => `authenticated SELECT ${table}`),
			...["anon", "authenticated"].map((role) => `${role} SELECT site_settings`),
			...service,
		].sort(),
	);
});

test("after a start, the API roles hold exactly these rights on single columns", () => {
	expect(linesOf("columnGrants")).toEqual(
		[
			...Object.entries(content).flatMap(([table, columns]) => [
				`authenticated INSERT ${table} (${columns})`,
				`authenticated UPDATE ${table} (${columns})`,
			]),
			...Object.entries(inboxes).flatMap(([table, columns]) => [`anon INSERT ${table} (${columns})`]),
			`authenticated INSERT contacts (${inboxes.contacts})`,
			`authenticated INSERT hire_projects (${inboxes.hire_projects.replace("client_name", "client_name, contact_id")})`,
			"authenticated UPDATE contacts (follow_up_on, status)",
			"authenticated UPDATE hire_projects (follow_up_on, status, value)",
			"authenticated INSERT enquiry_notes (body, entity, entity_id)",
			"authenticated UPDATE enquiry_notes (body)",
			"authenticated UPDATE mails (next_attempt_at)",
			"authenticated UPDATE mail_settings (sends_receipts)",
			"authenticated UPDATE setup (is_dismissed)",
			"authenticated SELECT preview_links (created_at, entity, entity_id, expires_at, id)",
			"authenticated INSERT preview_links (entity, entity_id, token_hash)",
			"authenticated INSERT redirects (from_path, to_path)",
			"authenticated UPDATE redirects (from_path, to_path)",
			"authenticated INSERT reply_templates (body, display_order, name, subject)",
			"authenticated UPDATE reply_templates (body, display_order, name, subject)",
			"authenticated UPDATE site_settings (accent, chat_number, city, default_description, default_title, favicon, home_sections, " +
				"hours, leads, name, share_image, share_targets, social, store, time_zone, version_badge)",
		].sort(),
	);
});

test("the API roles may call exactly these functions of ours, and ten are in public", () => {
	expect(linesOf("functions")).toEqual(
		[
			"anon private.is_email",
			"anon private.next_publication_in_ms",
			...["anon", "authenticated", "service_role"].flatMap((role) => [
				`${role} private.is_blank`,
				`${role} private.is_one_line`,
				`${role} private.essays_of_topic`,
				`${role} private.preview_entry`,
				`${role} private.redirect_of`,
			]),
			...["authenticated", "service_role"].flatMap((role) =>
				["are_features", "are_lines", "are_text_rows", "are_texts", "are_topics", "today", "topic_slugs"].map(
					(name) => `${role} private.${name}`,
				),
			),
			"authenticated private.next_publication_in_ms",
			"authenticated private.has_session",
			"authenticated private.is_admin",
			"authenticated private.is_email",
			"authenticated private.is_web_address",
			"authenticated private.shorten_slug",
			"authenticated private.to_slug",
			"service_role private.admin_emails",
			"service_role private.claim_mails",
			"service_role private.is_email",
			"service_role private.next_publication_in_ms",
			"service_role private.is_web_address",
			"service_role private.shorten_slug",
			"service_role private.to_slug",
		].sort(),
	);
	expect(found.publicFunctions?.map(({ name }) => name).sort()).toEqual([
		"admin_emails",
		"claim_mails",
		"enquiry_figures",
		"essays_of_topic",
		"first_steps",
		"preview_entry",
		"redirect_of",
	]);
});

test("every function pins its search path; only triggers, the mail queue and readers are security definer", () => {
	expect(found.unpinnedSearchPaths).toEqual([]);
	expect(found.definers?.map(({ name }) => name)).toEqual([
		"admin_emails",
		"appoint_owner",
		"claim_mails",
		"delete_revisions",
		"essays_of_topic",
		"has_session",
		"keep_revision",
		"limit_preview_links",
		"limit_reply_templates",
		"limit_rows",
		"limit_submissions",
		"next_publication_in_ms",
		"preview_entry",
		"queue_mails",
		"record_enquiry_events",
		"record_mail_events",
		"redirect_of",
		"site_contents",
	]);
});

test("the API serves no function of an extension", () => {
	expect(found.extensionsInPublic).toEqual([]);
});

test("no function deletes or changes every row without a condition, which a hosted project's API refuses", () => {
	expect(found.unconditionalWrites).toEqual([]);
});

test("tables created later start without grants", () => {
	expect(found.laterTable).toEqual([]);
});

test("the four buckets are public, take five types of images and at most 5242880 bytes", () => {
	expect(found.buckets).toEqual(
		["company-logos", "essay-images", "profile-images", "project-images"].map((id) => ({
			id,
			public: true,
			file_size_limit: 5_242_880,
			allowed_mime_types: ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"],
		})),
	);
});

test("only the first account is an admin", () => {
	expect(found.admins).toEqual([{ email: "admin@example.com" }]);
});
