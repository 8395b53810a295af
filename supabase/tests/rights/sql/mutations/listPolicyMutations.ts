import type { Queries } from "../../../../embedded/database/Sql.ts";
import type { Mutation } from "./Mutation.ts";
import { secondGuards } from "./secondGuards.ts";

interface Policy {
	on: string;
	name: string;
	role: string;
	action: string;
	using: string | null;
	check: string | null;
}

const inboxes = ["public.contacts", "public.hire_projects"];
const actions = ["select", "insert", "update", "delete"] as const;

/**
 * Each policy dropped, each of its conditions taken out in turn, and a permissive one where there is none.
 */
export async function listPolicyMutations(database: Queries): Promise<Mutation[]> {
	const { rows } = await database.query<Policy>(
		`select format('%I.%I', schemaname, tablename) as on, policyname as name, array_to_string(roles, ',') as role, lower(cmd) as action,
			qual as using, with_check as check
		from pg_policies where schemaname in ('public', 'private', 'storage') order by 1, 2`,
	);
	return [...rows.flatMap(dropped), ...rows.flatMap(loosened), ...(await added(database, rows))];
}

function dropped({ on, name, role, action }: Policy): Mutation[] {
	return [
		{
			name: `policy ${name} is gone`,
			kind: "policy",
			on,
			role,
			actions: [action],
			sql: `drop policy ${name} on ${on}`,
		},
	];
}

function loosened({ on, name, role, action, using, check }: Policy): Mutation[] {
	return (["using", "check"] as const).flatMap((part) => {
		const conditions = split({ using, check }[part] ?? "true");
		return conditions
			.filter((condition) => condition !== "true")
			.map((condition, index) => {
				const rest = conditions.filter((_, other) => other !== index).join(" and ") || "true";
				return {
					name: `policy ${name} does not ask (${part}) for ${condition.trim().slice(0, 60)}`,
					kind: "policy" as const,
					on,
					role,
					actions: [action],
					sql: `alter policy ${name} on ${on} ${part === "using" ? "using" : "with check"} (${rest})`,
					...secondTo(part, { on, name, role, action }),
				};
			});
	});
}

function secondTo(
	part: "using" | "check",
	{ on, name, role, action }: Pick<Policy, "on" | "name" | "role" | "action">,
): Pick<Mutation, "second"> {
	if (action === "update") {
		return { second: secondGuards.otherHalf(name, on, part === "using" ? "with check" : "using") };
	}
	if (action === "insert" && on === "public.invoices") return { second: secondGuards.hiddenQuote(role) };
	return action === "insert" && inboxes.includes(on) ? { second: secondGuards.forcedStatus(role, on) } : {};
}

/** PostgreSQL prints a conjunction as ((a) AND (b) AND …); only its outermost ands are cut. */
function split(expression: string): string[] {
	const inner = expression.startsWith("(") && closes(expression) ? expression.slice(1, -1) : expression;
	const parts: string[] = [];
	let depth = 0;
	let start = 0;
	for (let index = 0; index < inner.length; index++) {
		depth += inner[index] === "(" ? 1 : inner[index] === ")" ? -1 : 0;
		if (depth === 0 && inner.startsWith(" AND ", index)) {
			parts.push(inner.slice(start, index));
			start = index + 5;
		}
	}
	return [...parts, inner.slice(start)];
}

/** Whether the first parenthesis closes at the very end. */
function closes(expression: string): boolean {
	let depth = 0;
	for (let index = 0; index < expression.length; index++) {
		depth += expression[index] === "(" ? 1 : expression[index] === ")" ? -1 : 0;
		if (depth === 0) {
			return index === expression.length - 1;
		}
	}
	return false;
}

async function added(database: Queries, policies: readonly Policy[]): Promise<Mutation[]> {
	const { rows } = await database.query<{ on: string }>(
		`select format('%I.%I', nspname, relname) as on from pg_class join pg_namespace on pg_namespace.oid = relnamespace
		where relrowsecurity and nspname in ('public', 'private', 'storage')`,
	);
	return rows.flatMap(({ on }) =>
		["anon", "authenticated"].flatMap((role) =>
			actions
				.filter((action) => !policies.some((policy) => policy.on === on && policy.role === role && policy.action === action))
				.map((action) => ({
					name: `${role} gets a policy for ${action} on ${on}`,
					kind: "policy" as const,
					on,
					role,
					actions: [action],
					sql: `create policy added_${role}_${action} on ${on} for ${action} to ${role} ${
						action === "insert" ? "with check (true)" : "using (true)"
					}`,
					...(on.startsWith("storage.") ? {} : { second: secondGuards.grant(role, action, on) }),
				})),
		),
	);
}
