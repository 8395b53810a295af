import { tableFixtures } from "../fixtures/tableFixtures.ts";
import { changes, nothing, type Row } from "../RightsCase.ts";
import { attempts, type SqlTestCase, visitorRoles, writers } from "./SqlTestCase.ts";
import { insert } from "./tableTestCases.ts";

const message = { idOf: "Ana", in: "contacts" };
const freshOf = (table: string) => tableFixtures[table]?.fresh ?? {};

/** The triggers' rows about enquiries, and requests that are made from messages. */
export function enquiryTestCases(): SqlTestCase[] {
	const inboxes = ["contacts", "hire_projects"];
	return [...inboxes.flatMap(queueTestCases), ...mailTestCases(), ...inboxes.flatMap(eventTestCases), ...conversionTestCases()];
}

/** A visitor's enquiry queues a notice and a receipt if a mailer runs. */
function queueTestCases(table: string): SqlTestCase[] {
	const on = `public.${table}`;
	const mails = { snapshot: "public.mails" };
	const whileSending = { ...mails, arrange: ["update public.mail_settings set is_on = true"] };
	const send = insert(table, [freshOf(table)]);
	const senders = ["visitor", "stranger", "admin"] as const;
	const fromMessage = insert(table, [{ ...freshOf(table), contact_id: message }]);
	return [
		...attempts(senders, on, "send what queues mail", send, changes(`+ ${table}`, `+ ${table}`), whileSending),
		...attempts(senders, on, "send while no mailer sends", send, nothing, mails),
		...attempts(["service"], on, "store what queues no mail", send, nothing, whileSending),
		...(table === "hire_projects"
			? attempts(["admin"], on, "make a request from a message, which queues no mail", fromMessage, nothing, whileSending)
			: []),
		...attempts(["admin"], on, "delete what has a mail", `delete from ${on}`, changes(`- ${table}`), mails),
	];
}

/** A mail is sent once, is tried again until then, and leaves an event. */
function mailTestCases(): SqlTestCase[] {
	const on = "public.mails";
	const sent = `update ${on} set sent_at = now(), next_attempt_at = null`;
	const both = changes("+ contacts", "+ hire_projects");
	const events = { snapshot: "public.enquiry_events" };
	const retry = `update ${on} set next_attempt_at = now()`;
	const begun = changes("~ contacts: attempts, next_attempt_at", "~ hire_projects: attempts, next_attempt_at");
	return [
		...attempts(writers, on, "try again what is sent", retry, nothing, { arrange: [sent] }),
		...attempts(["service"], on, "queue twice", insert("mails", [freshOf("mails"), freshOf("mails")]), nothing),
		...attempts(["service"], on, "begin an attempt, which plans the next one", `update ${on} set attempts = 1`, begun),
		...attempts(["service"], on, "mark what is sent, which leaves events", sent, both, events),
		...attempts(["service"], on, "give up", `update ${on} set error = 'full', next_attempt_at = null`, both, events),
		...attempts(["service"], on, "note a failure that is tried again", `update ${on} set error = 'full'`, nothing, events),
	];
}

/** Every enquiry leaves an event, and so does every new status and day of a follow-up. */
function eventTestCases(table: string): SqlTestCase[] {
	const on = `public.${table}`;
	const ofAna = `where ${tableFixtures[table]?.label} = 'Ana'`;
	const events = { snapshot: "public.enquiry_events" };
	const [one, gone] = [changes(`+ ${table}`), changes(`- ${table}`)];
	const updates = [
		["change the status", `status = '${table === "contacts" ? "replied" : "accepted"}'`, one],
		["set the status that it has", "status = status", nothing],
		["set a day", "follow_up_on = '2026-02-02'", one],
		["clear the day", "follow_up_on = null", one],
		["set the day that it has", "follow_up_on = follow_up_on", nothing],
	] as const;
	const remove = `delete from ${on} ${ofAna}`;
	return [
		...attempts(["visitor", ...writers], on, "send what leaves an event", insert(table, [freshOf(table)]), one, events),
		...updates.flatMap(([name, set, expected]) =>
			attempts(writers, on, name, `update ${on} set ${set} ${ofAna}`, expected, events),
		),
		...attempts(["admin"], on, "delete what has an event", remove, gone, events),
		...attempts(["admin"], on, "delete what has a note", remove, gone, { snapshot: "public.enquiry_notes" }),
	];
}

/** Only the admin converts a message to a request; both then record it. */
function conversionTestCases(): SqlTestCase[] {
	const on = "public.hire_projects";
	const convert = (from: Row[string]) => insert("hire_projects", [{ ...freshOf("hire_projects"), contact_id: from }]);
	const name = "make a request from a message";
	const keyed = insert("hire_projects", [{ ...freshOf("hire_projects"), row_key: "11111111-1111-4111-8111-111111111111" }]);
	const missing = convert("11111111-1111-4111-8111-111111111111");
	const remove = "delete from public.contacts where name = 'Ana'";
	const kept = changes("~ Ana: contact_id", "~ Budi: contact_id");
	return [
		...attempts([...visitorRoles, "ended session"], on, name, convert(message), nothing),
		...attempts(writers, on, name, convert(message), changes("+ Fresh")),
		...attempts([...visitorRoles, "ended session"], on, "send a request with a form's key", keyed, nothing),
		...attempts(writers, on, `${name}, which leaves two events`, convert(message), changes("+ contacts", "+ hire_projects"), {
			snapshot: "public.enquiry_events",
		}),
		...attempts(writers, on, `${name} that is missing`, missing, nothing),
		...attempts(["admin"], on, "delete the message of a request, which stays", remove, kept),
	];
}
