import { asVisitor } from "../../testing/createCaller.ts";
import { prepareDataDirectory, type Row, runSql } from "../../testing/dataDirectory.ts";
import { startBackend } from "../../testing/startBackend.ts";
import { useFolder } from "../../testing/useFolder.ts";
import { keyedTables, tableFixtures } from "../rights/fixtures/tableFixtures.ts";
import { buckets } from "../rights/storageCases.ts";
import { catalogQueries } from "./catalogQueries.ts";

const dataDir = useFolder();

const found: Record<string, Row[]> = {};

const linesOf = (name: string) => (found[name] ?? []).map(({ line }) => line).sort();

/** An engine that widens grants does so with a start or a request, so the catalog is read after both. */
beforeAll(async () => {
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
});

test("every public table has row-level security, enabled and forced", () => {
	expect(found.tables).toEqual(
		Object.keys(tableFixtures)
			.sort()
			.map((name) => ({ name, enabled: true, forced: true })),
	);
});

test("the views read with their caller's rights", () => {
	const names = ["admins", "publication_clock", "status_counts"];
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

const apiRoles = ["anon", "authenticated", "service_role"];
/** The tables of which a visitor may see rows. */
const isPublic = (table: string) => (tableFixtures[table]?.visitorSees.length ?? 0) > 0 || table === "service_categories";

test("after a start, the API roles hold exactly these rights on tables", () => {
	expect(linesOf("tableGrants")).toEqual(
		[
			"authenticated SELECT private.admins",
			"authenticated SELECT admins",
			...apiRoles.map((role) => `${role} SELECT publication_clock`),
			"authenticated SELECT status_counts",
			...Object.entries(tableFixtures).flatMap(
				([table, { readable, adminInserts = true, adminRemoves = true, writtenFor, isKept }]) => [
					...(isPublic(table) ? [`anon SELECT ${table}`] : []),
					...(readable ? [] : [`authenticated SELECT ${table}`]),
					...(adminInserts && adminRemoves ? [`authenticated DELETE ${table}`] : []),
					...(writtenFor ? ["SELECT"] : [...(isKept ? [] : ["DELETE"]), "INSERT", "SELECT", "UPDATE"]).map(
						(right) => `service_role ${right} ${table}`,
					),
				],
			),
		].sort(),
	);
});

/** The admin's columns in addition to those of the fixture's new row and its changes. */
const further: Readonly<Record<string, string[]>> = {
	...Object.fromEntries(keyedTables.map((table) => [`INSERT ${table}`, ["row_key"]])),
	"INSERT essays": ["id", "row_key"],
	"INSERT projects": ["id", "row_key"],
	"INSERT hire_projects": ["contact_id", "row_key"],
	"UPDATE essays": ["id"],
	"UPDATE projects": ["id"],
	"UPDATE redirects": ["from_path"],
};

test("after a start, the API roles hold exactly these rights on single columns", () => {
	const line = (role: string, right: string, columns: readonly string[] = []) =>
		columns.length > 0 ? [`${role} ${right} (${[...new Set([...columns, ...(further[right] ?? [])])].sort().join(", ")})`] : [];
	expect(linesOf("columnGrants")).toEqual(
		Object.entries(tableFixtures)
			.flatMap(([table, { readable, fresh, changes, visitorInserts, adminInserts = true, writtenFor, adminChangesNothing }]) => [
				...(visitorInserts ? [`anon INSERT ${table} (${Object.keys(fresh).sort().join(", ")})`] : []),
				...line("authenticated", `SELECT ${table}`, readable),
				...(adminInserts ? line("authenticated", `INSERT ${table}`, Object.keys(fresh)) : []),
				...(writtenFor || adminChangesNothing ? [] : line("authenticated", `UPDATE ${table}`, Object.keys(changes))),
			])
			.sort(),
	);
});

test("the API roles may call exactly these functions of ours", () => {
	expect(linesOf("functions")).toEqual(
		[
			"anon private.is_email",
			"anon private.next_publication_in_ms",
			...apiRoles.flatMap((role) => [
				`${role} private.is_blank`,
				`${role} private.is_one_line`,
				`${role} private.essays_of_topic`,
				`${role} private.preview_entry`,
				`${role} private.redirect_of`,
				`${role} private.count_visit`,
				`${role} private.privacy_facts`,
				`${role} private.read_quote`,
				`${role} private.answer_quote`,
			]),
			...["authenticated", "service_role"].flatMap((role) =>
				[
					"are_quote_lines",
					"quote_total",
					"are_choices",
					"are_features",
					"are_lines",
					"are_text_rows",
					"are_texts",
					"are_topics",
					"day_of",
					"is_page",
					"is_word",
					"today",
					"topic_slugs",
					"was_public",
				].map((name) => `${role} private.${name}`),
			),
			"authenticated private.preview_quote",
			"authenticated private.revise_quote",
			"authenticated private.send_quote",
			"authenticated private.withdraw_quote",
			"authenticated private.file_key",
			"authenticated private.file_start",
			"authenticated private.file_uses",
			"authenticated private.named_files",
			"authenticated private.next_publication_in_ms",
			"authenticated private.has_session",
			"authenticated private.has_words",
			"authenticated private.is_admin",
			"authenticated private.is_email",
			"authenticated private.is_web_address",
			"authenticated private.shorten_slug",
			"authenticated private.to_slug",
			"authenticated private.untouched_sample",
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
		"answer_quote",
		"claim_mails",
		"count_visit",
		"delete_person",
		"enquiry_figures",
		"essays_of_topic",
		"first_steps",
		"preview_entry",
		"preview_quote",
		"privacy_facts",
		"put_current_job",
		"put_in_order",
		"read_person",
		"read_quote",
		"redirect_of",
		"remove_sample",
		"revise_quote",
		"send_quote",
		"stored_files",
		"visit_figures",
		"visit_totals",
		"withdraw_quote",
	]);
});

test("every function pins its search path; only triggers, the mail queue, quotes and readers are security definer", () => {
	expect(found.unpinnedSearchPaths).toEqual([]);
	expect(found.definers?.map(({ name }) => name)).toEqual([
		"admin_emails",
		"answer_quote",
		"appoint_owner",
		"claim_mails",
		"count_visit",
		"delete_revisions",
		"essays_of_topic",
		"file_uses",
		"fill_quote",
		"follow_address",
		"follow_currency",
		"has_session",
		"is_page",
		"keep_revision",
		"limit_preview_links",
		"limit_reply_templates",
		"limit_rows",
		"limit_sender",
		"limit_submissions",
		"next_publication_in_ms",
		"preview_entry",
		"preview_quote",
		"privacy_facts",
		"queue_mails",
		"read_quote",
		"record_enquiry_events",
		"record_mail_events",
		"record_quote_events",
		"redirect_of",
		"revise_quote",
		"send_quote",
		"site_contents",
		"withdraw_quote",
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
		buckets.map((id) => ({
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
