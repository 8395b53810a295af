import { type Answer, ask } from "./ask.ts";
import type { Check, Patient } from "./Check.ts";

interface Probe {
	claim: string;
	method: string;
	path: string;
	body?: unknown;
	headers?: Record<string, string>;
	/** What was seen when the answer is not the one hoped for. */
	isFine(answer: Answer): boolean;
	wrong: string;
}

// Rights are asked before checks, so a body that no check lets pass tells whether the right is there and never becomes a row.
const empty = {
	contacts: { name: "", email: "", subject: "", message: "" },
	hire_projects: { client_name: "", client_email: "", project_type: "", project_description: "", budget_range: "" },
};
const nobody = {
	projects: "id=eq.-",
	essays: "id=eq.-",
	jobs: "id=eq.00000000-0000-0000-0000-000000000000",
	profile: "id=eq.00000000-0000-0000-0000-000000000000",
	contacts: "id=eq.00000000-0000-0000-0000-000000000000",
	hire_projects: "id=eq.00000000-0000-0000-0000-000000000000",
};
const firstColumn = {
	projects: "title",
	essays: "title",
	jobs: "position",
	profile: "name",
	contacts: "status",
	hire_projects: "status",
};

const isRefused = ({ code, status }: Answer) => code === "42501" && status >= 400;
const tables = Object.keys(nobody) as (keyof typeof nobody)[];
const inboxes = ["contacts", "hire_projects"] as const;
const grants = "its grants are wider than the migrations'";

const probes: Probe[] = [
	...inboxes.flatMap((table): Probe[] => [
		{
			claim: `a visitor cannot read ${table}`,
			method: "GET",
			path: `${table}?select=id&limit=0`,
			isFine: isRefused,
			wrong: "a visitor may select from it",
		},
		{
			claim: `a visitor cannot count ${table}`,
			method: "GET",
			path: `${table}?select=id&limit=0`,
			headers: { prefer: "count=exact" },
			isFine: isRefused,
			wrong: "a visitor may count it",
		},
		{
			claim: `a visitor can send to ${table}`,
			method: "POST",
			path: table,
			body: empty[table],
			isFine: (answer) => answer.status >= 400 && !isRefused(answer) && !answer.code.startsWith("PGRST"),
			wrong: "messages cannot arrive",
		},
		...[
			["status", table === "contacts" ? "replied" : "accepted"],
			["id", "00000000-0000-0000-0000-000000000000"],
			["created_at", "2000-01-01"],
		].map(
			([column = "", value]): Probe => ({
				claim: `a visitor cannot set ${column} of ${table}`,
				method: "POST",
				path: table,
				body: { ...empty[table], [column]: value },
				isFine: isRefused,
				wrong: grants,
			}),
		),
	]),
	...(["projects", "essays", "jobs", "profile"] as const).map(
		(table): Probe => ({
			claim: `a visitor cannot insert into ${table}`,
			method: "POST",
			path: table,
			body: { [firstColumn[table]]: "" },
			isFine: isRefused,
			wrong: grants,
		}),
	),
	...tables.flatMap((table): Probe[] => [
		{
			claim: `a visitor cannot update ${table}`,
			method: "PATCH",
			path: `${table}?${nobody[table]}`,
			body: { [firstColumn[table]]: "" },
			isFine: isRefused,
			wrong: grants,
		},
		{
			claim: `a visitor cannot delete from ${table}`,
			method: "DELETE",
			path: `${table}?${nobody[table]}`,
			isFine: isRefused,
			wrong: grants,
		},
	]),
	...(["projects", "essays"] as const).map(
		(table): Probe => ({
			claim: `a visitor sees no drafts of ${table}, not even their number`,
			method: "GET",
			path: `${table}?select=id&status=neq.published&limit=1`,
			headers: { prefer: "count=exact" },
			isFine: ({ status, headers }) => status === 200 && headers.get("content-range") === "*/0",
			wrong: "drafts are visible: the policies are looser than the migrations'",
		}),
	),
];

/** What a visitor may and may not do, found out without writing a row. */
export async function checkVisitorRights(patient: Patient): Promise<Check[]> {
	const repair = patient.isHosted
		? "apply the migrations again or run the statements of supabase/migrations/*_grants.sql"
		: "restart the site";
	const checks: Check[] = [];
	for (const { claim, method, path, body, headers = {}, isFine, wrong } of probes) {
		const answer = await ask(patient, `/rest/v1/${path}`, { method, body, headers: { prefer: "return=minimal", ...headers } });
		checks.push({
			claim,
			...(!isFine(answer) && {
				wrong: `${wrong} (${answer.status || "no answer"}${answer.code && ` ${answer.code}`}): ${repair}`,
			}),
		});
	}
	return checks;
}
