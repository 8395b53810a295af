import { tableFixtures } from "../fixtures/tableFixtures.ts";
import { nothing, type Outcome, type Row } from "../RightsCase.ts";
import type { SqlRole, SqlTestCase } from "./SqlTestCase.ts";
import { insert } from "./tableTestCases.ts";

const changes = (...lines: string[]): Outcome => ({ seen: [], changes: lines });
const visitorRoles: readonly SqlRole[] = ["visitor", "anonymous claim", "stranger", "ended session"];
const message = { idOf: "Ana", in: "contacts" };

/** What triggers write about enquiries, and requests that are made from messages. */
export function enquiryTestCases(): SqlTestCase[] {
	return [...eventTestCases(), ...conversionTestCases(), ...queueTestCases(), ...mailTestCases()];
}

/** An enquiry of a visitor queues a notice and a receipt, when a mailer sends them. */
function queueTestCases(): SqlTestCase[] {
	const on = { arrange: ["update public.mail_settings set is_on = true"] };
	return ["contacts", "hire_projects"].flatMap((table) => {
		const { fresh = {} } = tableFixtures[table] ?? {};
		const testCase = { on: `public.${table}`, snapshot: "public.mails", statement: insert(table, [fresh]) };
		const both = changes(`+ ${table}`, `+ ${table}`);
		return [
			...(["visitor", "stranger", "admin"] as const).flatMap((role) => [
				{ ...testCase, ...on, role, name: "send what queues mail", expected: both },
				{ ...testCase, role, name: "send while no mailer sends", expected: nothing },
			]),
			{ ...testCase, ...on, role: "service" as const, name: "store what queues no mail", expected: nothing },
			...(table === "hire_projects"
				? [
						{
							...testCase,
							...on,
							role: "admin" as const,
							name: "make a request from a message, which queues no mail",
							statement: insert(table, [{ ...fresh, contact_id: message }]),
							expected: nothing,
						},
					]
				: []),
			{
				...testCase,
				role: "admin" as const,
				name: "delete what has a mail",
				statement: `delete from public.${table}`,
				expected: changes(`- ${table}`),
			},
		];
	});
}

/** A mail is sent once, is tried again until then, and leaves an event. */
function mailTestCases(): SqlTestCase[] {
	const { fresh = {} } = tableFixtures.mails ?? {};
	const on = "public.mails";
	const sent = "update public.mails set sent_at = now(), next_attempt_at = null";
	return [
		...(["admin", "service"] as const).map((role) => ({
			on,
			role,
			name: "try again what is sent",
			arrange: [sent],
			statement: "update public.mails set next_attempt_at = now()",
			expected: nothing,
		})),
		{ on, role: "service", name: "queue twice", statement: insert("mails", [fresh, fresh]), expected: nothing },
		...(
			[
				["mark what is sent", sent, changes("+ contacts", "+ hire_projects")],
				["give up", "update public.mails set error = 'full', next_attempt_at = null", changes("+ contacts", "+ hire_projects")],
				["note a failure that is tried again", "update public.mails set error = 'full'", nothing],
			] as const
		).map(([name, statement, expected]) => ({
			on,
			role: "service" as const,
			snapshot: "public.enquiry_events",
			name: `${name}, and look at the events`,
			statement,
			expected,
		})),
	];
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
