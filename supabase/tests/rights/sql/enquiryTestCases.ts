import { nothing, type Outcome, type Row } from "../RightsCase.ts";
import { tableFixtures } from "../tableFixtures.ts";
import type { SqlRole, SqlTestCase } from "./SqlTestCase.ts";
import { insert } from "./tableTestCases.ts";

const changes = (...lines: string[]): Outcome => ({ seen: [], changes: lines });
const visitorRoles: readonly SqlRole[] = ["visitor", "anonymous claim", "stranger", "ended session"];
const message = { idOf: "Ana", in: "contacts" };

/** What triggers write about enquiries, and requests that are made from messages. */
export function enquiryTestCases(): SqlTestCase[] {
	return [...eventTestCases(), ...conversionTestCases()];
}

/** Every enquiry leaves an event, and so does every new status and day of a follow-up. */
function eventTestCases(): SqlTestCase[] {
	return ["contacts", "hire_projects"].flatMap((table) => {
		const { fresh = {}, label = "" } = tableFixtures[table] ?? {};
		const on = `public.${table}`;
		const events = { on, snapshot: "public.enquiry_events" };
		const update = (set: string) => `update ${on} set ${set} where ${label} = 'Ana'`;
		const status = table === "contacts" ? "replied" : "accepted";
		return [
			...(["visitor", "admin", "service"] as const).map((role) => ({
				...events,
				role,
				name: "send what leaves an event",
				statement: insert(table, [fresh]),
				expected: changes(`+ ${table}`),
			})),
			...(["admin", "service"] as const).flatMap((role) =>
				(
					[
						["change the status", `status = '${status}'`, changes(`+ ${table}`)],
						["set the status that it has", "status = status", nothing],
						["set a day", "follow_up_on = '2026-02-02'", changes(`+ ${table}`)],
						["clear the day", "follow_up_on = null", changes(`+ ${table}`)],
						["set the day that it has", "follow_up_on = follow_up_on", nothing],
					] as const
				).map(([name, set, expected]) => ({ ...events, role, name, statement: update(set), expected })),
			),
			{
				...events,
				role: "admin" as const,
				name: "delete what has an event",
				statement: `delete from ${on} where ${label} = 'Ana'`,
				expected: changes(`- ${table}`),
			},
			{
				...events,
				role: "admin" as const,
				name: "delete what has a note",
				snapshot: "public.enquiry_notes",
				statement: `delete from ${on} where ${label} = 'Ana'`,
				expected: changes(`- ${table}`),
			},
		];
	});
}

/** Only the admin makes a request from a message, which both then tell. */
function conversionTestCases(): SqlTestCase[] {
	const { fresh = {} } = tableFixtures.hire_projects ?? {};
	const convert = (from: Row[string]) => insert("hire_projects", [{ ...fresh, contact_id: from }]);
	const testCase = { on: "public.hire_projects", statement: convert(message) };
	return [
		...visitorRoles.map((role) => ({ ...testCase, role, name: "make a request from a message", expected: nothing })),
		...(["admin", "service"] as const).flatMap((role) => [
			{ ...testCase, role, name: "make a request from a message", expected: changes("+ Fresh") },
			{
				...testCase,
				role,
				name: "make a request from a message, which leaves two events",
				snapshot: "public.enquiry_events",
				expected: changes("+ contacts", "+ hire_projects"),
			},
			{
				...testCase,
				role,
				name: "make a request from a message that is missing",
				statement: convert("11111111-1111-4111-8111-111111111111"),
				expected: nothing,
			},
		]),
		{
			on: "public.hire_projects",
			role: "admin" as const,
			name: "delete the message of a request, which stays",
			statement: "delete from public.contacts where name = 'Ana'",
			expected: changes("~ Ana: contact_id", "~ Budi: contact_id"),
		},
	];
}
