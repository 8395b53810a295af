import type { Mutation } from "./Mutation.ts";

type Second = NonNullable<Mutation["second"]>;

/** The redundant guards, each with the statement that removes it. */
export const secondGuards = {
	grant: (role: string, action: string, on: string): Second => ({
		guard: "the role holds no such grant",
		without: `grant ${action} on ${on} to ${role}; ${mayRunTriggers(role, action, on)}`,
	}),
	policy: (role: string, action: string, on: string): Second => ({
		guard: "no policy lets the role do so",
		without: `create policy second_guard on ${on} for ${action} to ${role} ${
			action === "insert" ? "with check (true)" : "using (true)"
		}; ${mayRunTriggers(role, action, on)}`,
	}),
	otherHalf: (policy: string, on: string, half: "using" | "with check"): Second => ({
		guard: "the policy's other half has the same condition",
		without: `alter policy ${policy} on ${on} ${half} (true)`,
	}),
	forcedStatus: (role: string, on: string): Second => ({
		guard: "the role holds no grant on the column, and the trigger receive sets it",
		without: `grant insert on ${on} to ${role}; alter table ${on} disable trigger receive`,
	}),
	closedList: (role: string): Second => ({
		guard: "is_admin runs with its caller's rights, which do not include the list of admins",
		without: `grant select on private.admins to ${role}; grant execute on function private.has_session() to ${role}`,
	}),
	closedCounts: (role: string): Second => ({
		guard: "the function counts in private.attempts with its caller's rights, which do not include the table",
		without: `grant select, insert, update, delete on private.attempts to ${role}`,
	}),
	callersView: (on: string): Second => ({
		guard: "the view reads with its caller's rights, which do not include the rows",
		without: `alter view ${on} set (security_invoker = false)`,
	}),
	callersRows: (called: string): Second => ({
		guard: "the function reads with its caller's rights, which do not include the rows",
		without: `alter function ${called.startsWith("private.") ? "" : "public."}${called} security definer`,
	}),
	triggeredState: (on: string): Second => ({
		guard: "a trigger, or a check, refuses the value",
		without:
			on === "public.invoices"
				? `alter table ${on} disable trigger keep_invoice`
				: `alter table ${on} disable trigger keep_quote; alter table ${on} drop constraint quotes_sent_check;
					alter table ${on} drop constraint quotes_accepted_check; alter table ${on} drop constraint quotes_chosen_time_check`,
	}),
	callersQuotes: (called: string): Second => ({
		guard: "the function finds quotes with its caller's rights",
		without: `alter function ${called} security definer`,
	}),
	askedAdmin: (role: string, called: string): Second => ({
		guard: "the function asks is_admin",
		without: `create or replace function private.is_admin() returns boolean language sql stable security invoker set search_path = '' return true;
			grant usage on schema private to ${role}${called.startsWith("private.") ? "" : `; grant execute on function private.${called} to ${role}`}`,
	}),
	hiddenQuote: (role: string): Second => ({
		guard: "the trigger give_invoice_number reads the quote with its caller's rights",
		without: `create policy second_read on public.quotes for all to ${role} using (true)`,
	}),
	usage: (schema: string, role: string): Second => ({
		guard: "usage is granted to PUBLIC and by name",
		without: `revoke usage on schema ${schema} from ${role === "public" ? "anon, authenticated, service_role" : "public"}`,
	}),
	referenced: (on: string): Second => ({
		guard: "other tables refer to the table, so that nobody empties it at once",
		without: dropReferences(on),
	}),
	referencedId: (on: string): Second => ({
		guard: "what belongs to the row refers to its id",
		without: dropReferences(on),
	}),
	calledFunction: (role: string, name: string, functions: string): Second => ({
		guard: `the function calls ${name}, which the role may not call`,
		without: `grant execute on function ${functions} to ${role}`,
	}),
	check: (on: string, constraint: string): Second => ({
		guard: "a check refuses the value",
		without: `alter table ${on} drop constraint ${constraint}`,
	}),
	privateTwin: (role: string, called: string): Second => ({
		guard: "the function calls its private twin, which the role may not call",
		without: `grant usage on schema private to ${role}; grant execute on function private.${called} to ${role}`,
	}),
	checkedTranslation: {
		guard: "the trigger check_translation refuses an essay in the language of its original, which it is itself",
		without: "alter table public.essays disable trigger check_translation",
	},
	currentJob: {
		guard: "the trigger keep_one_current_job does the same before",
		without: "alter table public.jobs disable trigger keep_one_current_job",
	},
	endOfCurrentJob: {
		guard: "the trigger keep_one_current_job does the same before, and the index allows one only",
		without: "alter table public.jobs disable trigger keep_one_current_job; drop index public.jobs_one_current",
	},
} as const;

/** Checks and triggers of the admin's writes call functions and read tables that are closed to visitors. */
function mayRunTriggers(role: string, action: string, on: string): string {
	const read = action === "select" ? "" : `; grant select on ${on} to ${role}`;
	const quotes = action === "insert" && on === "public.invoices" ? `; ${seesQuotes(role)}` : "";
	return `grant execute on all functions in schema private to ${role}${read}${quotes}`;
}

/** An invoice's trigger reads the quote with its caller's rights. */
const seesQuotes = (role: string) =>
	`grant select, update on public.quotes to ${role}; create policy second_read on public.quotes for all to ${role} using (true)`;

function dropReferences(on: string): string {
	return `do $$ declare reference record; begin
		for reference in select conrelid::regclass as source, conname from pg_constraint where contype = 'f' and confrelid = '${on}'::regclass
			loop execute format('alter table %s drop constraint %I', reference.source, reference.conname); end loop;
	end $$`;
}
