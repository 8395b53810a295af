import { type Answer, ask } from "./ask.ts";
import type { Check, Patient } from "./Check.ts";
import { expectedColumns } from "./expectedColumns.ts";

const tables = Object.keys(expectedColumns) as (keyof typeof expectedColumns)[];
const inboxes = ["contacts", "hire_projects"];
const closed = [...inboxes, "admins"];

/** Whether every table is there with its columns. A visitor may not look into the inboxes, but "you may not" also says that there is something. */
export async function checkTables(patient: Patient): Promise<Check[]> {
	const checks: Check[] = [];
	for (const table of tables) {
		const key = inboxes.includes(table) ? patient.secretKey : undefined;
		const answer = await ask(
			patient,
			`/rest/v1/${table}?select=${expectedColumns[table]}&limit=0`,
			key === undefined ? {} : { key },
		);
		const isFine = answer.status === 200 || (closed.includes(table) && key === undefined && answer.code === "42501");
		checks.push({
			claim: `the table ${table} is as the migrations make it`,
			...(!isFine && {
				wrong: `${seen(answer)}: apply the migrations${patient.isHosted ? " (`supabase db push`)" : " (restart the site)"}`,
			}),
		});
	}
	return checks;
}

const seen = ({ status, code, message }: Answer) => [status || "no answer", code, message].filter(Boolean).join(" ");
