import { quoteIds } from "../fixtures/quoteFixtures.ts";
import { tableFixtures } from "../fixtures/tableFixtures.ts";
import { changes, nothing, type Outcome, type Row, sees } from "../RightsCase.ts";
import { allRoles, attempts, type SqlRole, type SqlTestCase, writers } from "./SqlTestCase.ts";
import { insert, quote } from "./tableTestCases.ts";

const on = "public.quotes";
const fresh = tableFixtures.quotes?.fresh ?? {};
const callTime = "2030-01-01T03:00:00+00:00";
const ofAna = `where id = '${quoteIds.Ana}'`;
/** The roles that no grant stops, the database's owner included. */
const unstopped: readonly SqlRole[] = ["service", "database owner"];

/** Sets states that no statement of a role could set. */
const store = (...assignments: string[]) => [
	"set local session_replication_role = replica",
	...assignments.map((assignment) => `update ${on} set ${assignment}`),
	"set local session_replication_role = origin",
];
const sent = `status = 'sent', number = '2026-001', sent_at = now() ${ofAna}`;
const answered = (status: string, age = "1 hour") =>
	`status = '${status}', number = '2026-001', sent_at = now(), answered_at = now() - interval '${age}',
	accepted_name = case when '${status}' = 'accepted' then 'Ana' end ${ofAna}`;
const isSent = { arrange: store(sent) };
const isAccepted = { arrange: store(answered("accepted")) };

/** A sent quote never changes, an accepted one is never deleted, and each step leaves its traces. */
export function quoteTestCases(): SqlTestCase[] {
	return [
		...contentTestCases(),
		...statusTestCases(),
		...agreementTestCases(),
		...invoiceTestCases(),
		...traceTestCases(),
		...tokenTestCases(),
		...adminCallTestCases(),
	];
}

function contentTestCases(): SqlTestCase[] {
	const required = ["client_name", "client_email", "title", "lines"];
	const short = Object.fromEntries(required.map((column) => [column, fresh[column]]));
	const frozen = {
		...tableFixtures.quotes?.changes,
		number: "2026-009",
		revision: "b",
		revision_of: quoteIds.Budi,
		hire_request_id: tableFixtures.hire_projects?.rows[1]?.id,
		sent_at: "2001-01-01",
		accepted_name: "changed",
		answered_at: "2001-01-01",
		answer_note: "changed",
		chosen_time: callTime,
		row_key: quoteIds.Budi,
		id: "11111111-1111-4111-8111-111111111111",
	};
	const set = (column: string, value: unknown) =>
		`update ${on} set (${column}) = (select ${column} from jsonb_populate_record(null::${on}, ${quote(JSON.stringify({ [column]: value }))}::jsonb)) ${ofAna}`;
	return [
		...attempts(["admin"], on, "insert with a currency", insert("quotes", [{ ...fresh, currency: "USD" }]), nothing),
		...attempts(["admin"], on, "change the currency", `update ${on} set currency = 'USD' ${ofAna}`, nothing),
		...attempts(unstopped, on, "give no currency", `update ${on} set currency = 'rupiah' ${ofAna}`, nothing),
		...attempts(
			["admin", "service"],
			"public.site_settings",
			"change the currency, which drafts of quotes follow",
			"update public.site_settings set currency = 'USD'",
			changes("~ Ana: currency", "~ Budi: currency"),
			{ snapshot: on },
		),
		...attempts(writers, on, "insert without the texts of the settings", insert("quotes", [short]), changes("+ Fresh")),
		...Object.entries(frozen).flatMap(([column, value]) =>
			attempts([...writers, "database owner"], on, `change ${column} of a sent quote`, set(column, value), nothing, isSent),
		),
		...attempts(unstopped, on, "change the name of a yes", set("accepted_name", "Other"), nothing, isAccepted),
		...attempts(unstopped, on, "change the hour of a yes", set("answered_at", "2026-01-01"), nothing, isAccepted),
		...attempts(["service"], on, "give a number twice", insert("quotes", [{ ...fresh, number: "2026-001" }]), nothing, isSent),
	];
}

function statusTestCases(): SqlTestCase[] {
	const move = (status: string, more = "") => `update ${on} set status = '${status}'${more} ${ofAna}`;
	const name = ", accepted_name = 'Ana', answered_at = now()";
	const no = ", answered_at = now()";
	const steps: [from: string[], to: string, outcome: Outcome][] = [
		[store(sent), move("draft"), nothing],
		[store(sent), move("withdrawn"), changes("~ Ana: status")],
		[store(sent), move("accepted", name), changes("~ Ana: accepted_name, answered_at, status")],
		[store(sent), move("declined", no), changes("~ Ana: answered_at, status")],
		[store(sent, `valid_until = '2026-01-01' ${ofAna}`), move("accepted", name), nothing],
		[store(sent, `valid_until = '2026-01-01' ${ofAna}`), move("declined", no), nothing],
		[store(`number = '2026-001', sent_at = now() ${ofAna}`), move("accepted", name), nothing],
		[store(`number = '2026-001', sent_at = now() ${ofAna}`), move("withdrawn"), nothing],
		[store(answered("accepted")), move("declined", ", accepted_name = null"), nothing],
		[store(answered("accepted")), move("withdrawn", ", accepted_name = null"), nothing],
		[store(answered("accepted", "23 hours")), move("sent", ", accepted_name = null"), changes("~ Ana: accepted_name, status")],
		[store(answered("accepted", "25 hours")), move("sent", ", accepted_name = null"), nothing],
		[store(answered("declined", "23 hours")), move("sent"), changes("~ Ana: status")],
		[store(answered("declined", "25 hours")), move("sent"), nothing],
		[store(answered("declined")), move("accepted", ", accepted_name = 'Ana'"), nothing],
		[store(answered("declined")), move("withdrawn"), changes("~ Ana: status")],
		[store(answered("withdrawn")), move("sent"), nothing],
		[
			[
				...store(answered("accepted")),
				`insert into public.invoices (quote_id, amount, due_on) values ('${quoteIds.Ana}', 1, '2030-01-01')`,
			],
			move("sent", ", accepted_name = null"),
			nothing,
		],
	];
	const taken = store(`status = 'accepted', number = '2026-002', sent_at = now(), answered_at = now(), accepted_name = 'Budi',
		chosen_time = call_times[1] where id = '${quoteIds.Budi}'`);
	const take = move("accepted", `${name}, chosen_time = '${callTime}'`);
	return [
		...steps.flatMap(([arrange, to, outcome], index) =>
			attempts(unstopped, on, `step ${index + 1}: ${to}`, to, outcome, { arrange }),
		),
		...attempts(
			unstopped,
			on,
			"take a free time",
			take,
			changes("~ Ana: accepted_name, answered_at, chosen_time, status"),
			isSent,
		),
		...attempts(unstopped, on, "take the time of another client", take, nothing, { arrange: [...taken, ...store(sent)] }),
	];
}

function agreementTestCases(): SqlTestCase[] {
	const remove = `delete from ${on} ${ofAna}`;
	const free = "delete from public.hire_projects where client_name = 'Ana'";
	return [
		...attempts(writers, on, "delete an accepted quote", remove, nothing, isAccepted),
		...attempts(writers, on, "delete a declined quote", remove, changes("- Ana"), { arrange: store(answered("declined")) }),
		...attempts(
			["admin"],
			"public.hire_projects",
			"delete the request of an accepted quote",
			free,
			changes("~ Ana: hire_request_id", "~ Budi: hire_request_id"),
			{
				...isAccepted,
				snapshot: on,
			},
		),
	];
}

function invoiceTestCases(): SqlTestCase[] {
	const invoices = "public.invoices";
	const row = { ...tableFixtures.invoices?.fresh, amount: 1 };
	const add = (values: Row = {}) => insert("invoices", [{ ...row, ...values }]);
	const untriggered = { arrange: ["alter table public.invoices disable trigger give_invoice_number"] };
	const numbered = { arrange: [`delete from ${invoices}; ${add()}; ${add()}`] };
	const third = `select jsonb_agg(jsonb_build_object('label', right(number, 4))) from (select max(number) as number from ${invoices}) as last`;
	const key = { row_key: quoteIds.Ana };
	const give = `update ${invoices} set row_key = '${quoteIds.Ana}' where due_on = '2025-01-01'`;
	return [
		...attempts(["admin"], invoices, "create with a key", add(key), changes("+ 2025-03-03")),
		...attempts(["admin"], invoices, "change a key", give, nothing),
		...attempts(["service"], invoices, "create twice with one key", add(key), nothing, { arrange: [give] }),
		...attempts(writers, invoices, "bill up to the total", add({ amount: 100 }), changes("+ 2025-03-03")),
		...attempts(writers, invoices, "bill more than the total", add({ amount: 101 }), nothing),
		...attempts(writers, invoices, "bill a quote that nobody accepted", add(), nothing, {
			arrange: store("status = 'sent', accepted_name = null"),
		}),
		...attempts(writers, invoices, "number without gaps", third, sees("-002"), numbered),
		...attempts(["service"], invoices, "give a number twice", add({ number: "INV-2025-001" }), nothing, untriggered),
		...attempts(["service"], invoices, "give another kind of number", add({ number: "2025-1" }), nothing, untriggered),
		...["id", "quote_id", "number", "amount"].flatMap((column) =>
			attempts(
				unstopped,
				invoices,
				`change the ${column}`,
				`update ${invoices} set ${column} = ${quote(tableFixtures.invoices?.fixed[column] === 1 ? 1 : column === "quote_id" ? quoteIds.Budi : tableFixtures.invoices?.fixed[column])} where due_on = '2025-01-01'`,
				nothing,
			),
		),
	];
}

/** Each step leaves an event, and from the client a notice and a receipt. */
function traceTestCases(): SqlTestCase[] {
	const accept = `update ${on} set status = 'accepted', accepted_name = 'Ana', answered_at = now() ${ofAna}`;
	const open = `update ${on} set viewed_at = now() ${ofAna}`;
	const send = `update ${on} set status = 'sent', number = '2026-001', sent_at = now() ${ofAna}`;
	const [event, mail] = [changes("+ hire_projects"), (count: number) => changes(...Array(count).fill("+ quotes"))];
	const events = { snapshot: "public.enquiry_events" };
	const mails = { snapshot: "public.mails", arrange: [...isSent.arrange, "update public.mail_settings set is_on = true"] };
	const request = { snapshot: "public.hire_projects" };
	const token = [
		`insert into public.mails (id, kind, entity, entity_id) values (900, 'quote', 'quotes', '${quoteIds.Ana}')`,
		"insert into private.quote_mail_tokens (mail_id, token) values (900, 'token')",
	];
	const delivered = "update public.mails set sent_at = now(), next_attempt_at = null where id = 900";
	const settings = "update public.quote_settings set last_number = last_number + 1";
	return [
		...attempts(["service"], on, "send, which leaves an event", send, event, events),
		...attempts(["service"], on, "send, which values the request", send, changes("~ Ana: value"), request),
		...attempts(["service"], on, "open, which leaves an event", open, event, { ...events, ...isSent }),
		...attempts(["service"], on, "accept, which leaves two events", accept, changes("+ hire_projects", "+ hire_projects"), {
			...events,
			...isSent,
		}),
		...attempts(["service"], on, "open, which sends a notice", open, mail(1), mails),
		...attempts(["service"], on, "accept, which sends a notice and a receipt", accept, mail(2), mails),
		...attempts(["service"], on, "accept while no mailer sends", accept, nothing, { ...mails, ...isSent }),
		...attempts(["service"], "public.mails", "deliver a link, whose token goes", delivered, changes("- token"), {
			snapshot: "private.quote_mail_tokens",
			arrange: token,
		}),
		...attempts(["service"], "public.mails", "deliver a link, which leaves an event", delivered, event, {
			...events,
			arrange: token,
		}),
		...attempts(
			["database owner"],
			"public.quote_settings",
			"give a number, which keeps the version of the texts",
			settings,
			changes("~ quotes: last_number (updated_at unchanged)"),
		),
	];
}

/** Functions that ask for a token and not for a role. */
function tokenTestCases(): SqlTestCase[] {
	const link = [
		...isSent.arrange,
		`insert into public.quote_links (token_hash, quote_id) values (encode(sha256('token'), 'hex'), '${quoteIds.Ana}')`,
	];
	const seen = (call: string) =>
		`select jsonb_agg(jsonb_build_object('label', quote ->> 'title')) from ${call} as quote where quote ? 'title'`;
	return ["private", "public"].flatMap((schema) => {
		const read = (token: string) => seen(`${schema}.read_quote(${token})`);
		const accept = `${schema}.answer_quote('token', 'accept', 'Ana', null, null, null)`;
		return [
			...attempts(allRoles, "schemas", `read a quote, by ${schema}`, read("'token'"), sees("secret"), { arrange: link }),
			...attempts(
				allRoles,
				"schemas",
				`read a quote by its token's hash, by ${schema}`,
				read("encode(sha256('token'), 'hex')"),
				nothing,
				{
					arrange: link,
				},
			),
			...attempts(allRoles, "schemas", `accept a quote, by ${schema}`, seen(accept), sees("secret"), { arrange: link }),
			...attempts(
				["visitor"],
				"private.attempts",
				`a wrong token counts, by ${schema}`,
				`do $$ begin perform ${schema}.read_quote('wrong'); end $$`,
				changes("+ attempt"),
				{
					arrange: ["delete from private.attempts"],
				},
			),
		];
	});
}

/** Functions that only an admin calls. */
function adminCallTestCases(): SqlTestCase[] {
	const calls: [call: string, arrange: string[]][] = [
		[`send_quote('${quoteIds.Ana}', false, false)`, []],
		[`preview_quote('${quoteIds.Ana}')`, []],
		[`withdraw_quote('${quoteIds.Ana}')`, isSent.arrange],
		[`revise_quote('${quoteIds.Ana}')`, isSent.arrange],
	];
	const others = ([...allRoles, "ended session"] as const).filter((role) => role !== "admin");
	return calls.flatMap(([call, arrange]) =>
		["private", "public"].flatMap((schema) => {
			const sql = `select jsonb_build_array(jsonb_build_object('label', 'answered ' || count(*))) from ${schema}.${call}`;
			return [
				...attempts(["admin"], "schemas", `call ${schema}.${call}`, sql, sees("answered 1"), { arrange }),
				...attempts(others, "schemas", `call ${schema}.${call}`, sql, nothing, { arrange }),
			];
		}),
	);
}
