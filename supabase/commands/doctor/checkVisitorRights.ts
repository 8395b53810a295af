import { type Check, type CheckedSite, requestSite, type SiteResponse } from "./requestSite.ts";

interface Probe {
	claim: string;
	method: string;
	path: string;
	body?: unknown;
	headers?: Record<string, string>;
	isExpected(answer: SiteResponse): boolean;
	/** What an unexpected answer means. */
	problem: string;
}

// PostgreSQL tests rights before checks, so a body that fails every check shows the right and never becomes a
// row.
const empty = {
	contacts: { name: "", email: "", subject: "", message: "" },
	hire_projects: {
		client_name: "",
		client_email: "",
		project_type: "",
		project_description: "",
		budget_range: "",
	},
};
const noRow = {
	projects: "id=eq.-",
	essays: "id=eq.-",
	jobs: "id=eq.00000000-0000-0000-0000-000000000000",
	profile: "id=eq.00000000-0000-0000-0000-000000000000",
	contacts: "id=eq.00000000-0000-0000-0000-000000000000",
	hire_projects: "id=eq.00000000-0000-0000-0000-000000000000",
	redirects: "from_path=eq.-",
	reply_templates: "id=eq.00000000-0000-0000-0000-000000000000",
	site_settings: "id=eq.-",
	services: "id=eq.-",
	service_categories: "id=eq.-",
};
const firstColumn = {
	projects: "title",
	essays: "title",
	jobs: "position",
	profile: "name",
	contacts: "status",
	hire_projects: "status",
	redirects: "to_path",
	reply_templates: "name",
	site_settings: "name",
	services: "name",
	service_categories: "name",
};

const isRefused = ({ code, status }: SiteResponse) => code === "42501" && status >= 400;
const tables = Object.keys(noRow) as (keyof typeof noRow)[];
const inboxes = ["contacts", "hire_projects"] as const;
const grants = "its grants are wider than the migrations'";

const probes: Probe[] = [
	...inboxes.flatMap((table): Probe[] => [
		{
			claim: `a visitor cannot read ${table}`,
			method: "GET",
			path: `${table}?select=id&limit=0`,
			isExpected: isRefused,
			problem: "a visitor may select from it",
		},
		{
			claim: `a visitor cannot count ${table}`,
			method: "GET",
			path: `${table}?select=id&limit=0`,
			headers: { prefer: "count=exact" },
			isExpected: isRefused,
			problem: "a visitor may count it",
		},
		{
			claim: `a visitor can send to ${table}`,
			method: "POST",
			path: table,
			body: empty[table],
			isExpected: (answer) => answer.status >= 400 && !isRefused(answer) && !answer.code.startsWith("PGRST"),
			problem: "messages cannot arrive",
		},
		...[
			["status", table === "contacts" ? "replied" : "accepted"],
			["id", "00000000-0000-0000-0000-000000000000"],
			["created_at", "2000-01-01"],
			["follow_up_on", "2000-01-01"],
			...(table === "hire_projects"
				? [["value", 1] as const, ["contact_id", "00000000-0000-0000-0000-000000000000"] as const]
				: []),
		].map(
			([column = "", value]): Probe => ({
				claim: `a visitor cannot set ${column} of ${table}`,
				method: "POST",
				path: table,
				body: { ...empty[table], [column]: value },
				isExpected: isRefused,
				problem: grants,
			}),
		),
	]),
	...(
		[
			"projects",
			"essays",
			"jobs",
			"profile",
			"redirects",
			"reply_templates",
			"services",
			"service_categories",
			"site_settings",
		] as const
	).map(
		(table): Probe => ({
			claim: `a visitor cannot insert into ${table}`,
			method: "POST",
			path: table,
			body: { [firstColumn[table]]: "" },
			isExpected: isRefused,
			problem: grants,
		}),
	),
	...tables.flatMap((table): Probe[] => [
		{
			claim: `a visitor cannot update ${table}`,
			method: "PATCH",
			path: `${table}?${noRow[table]}`,
			body: { [firstColumn[table]]: "" },
			isExpected: isRefused,
			problem: grants,
		},
		{
			claim: `a visitor cannot delete from ${table}`,
			method: "DELETE",
			path: `${table}?${noRow[table]}`,
			isExpected: isRefused,
			problem: grants,
		},
	]),
	...["revisions", "enquiry_notes", "enquiry_events", "mails", "mail_settings", "redirects", "setup", "reply_templates"].map(
		(table): Probe => ({
			claim: `a visitor cannot read ${table}`,
			method: "GET",
			path: `${table}?limit=0`,
			isExpected: isRefused,
			problem: "a visitor may select from it",
		}),
	),
	...(["projects", "essays", "services"] as const).map(
		(table): Probe => ({
			claim: `a visitor sees no drafts of ${table}, not even their number`,
			method: "GET",
			path: `${table}?select=id&status=neq.published&limit=1`,
			headers: { prefer: "count=exact" },
			isExpected: ({ status, headers }) => status === 200 && headers.get("content-range") === "*/0",
			problem: "drafts are visible: the policies are looser than the migrations'",
		}),
	),
];

/** Checks what a visitor may and may not do, without writing a row. */
export async function checkVisitorRights(site: CheckedSite): Promise<Check[]> {
	const repair = site.isHosted
		? "apply the migrations again or run the statements of supabase/migrations/*_grants.sql"
		: "restart the site";
	const checks: Check[] = [];
	for (const { claim, method, path, body, headers = {}, isExpected, problem } of probes) {
		const answer = await requestSite(site, `/rest/v1/${path}`, {
			method,
			body,
			headers: { prefer: "return=minimal", ...headers },
		});
		const actual = [answer.status || "no answer", answer.code].filter(Boolean).join(" ");
		checks.push({
			claim,
			...(!isExpected(answer) && {
				problem: `${problem} (${actual}): ${repair}`,
			}),
		});
	}
	return checks;
}
