import type { AnyAST } from "@supabase/lite";
import type { Sql } from "../database/Sql.ts";

/** Rows of one response, for every caller. */
export const maxRows = 1000;
const maxColumns = 30;
const maxConditions = 30;
const maxResponseBytes = 4 * 1024 * 1024;
const ttlMs = 10_000;

/** Tables whose column `content` holds up to 500 KB a row; every other column is short. */
const tablesWithContent: readonly string[] = ["projects", "essays"];

/** Operators that scan the full text of every row; some never end. */
const costlyOperators = /^\$(i?regex|textSearch)/;

/**
 * Throws, for a response with status 400, when a visitor's query could cost more than any page of the site
 * does.
 */
export function assertVisitorQuery({ select = [], where = {}, join = {} }: AnyAST): void {
	const columns = select.flatMap((entry) => (typeof entry === "string" ? [entry] : Object.entries(entry).map(columnOf)));
	if (columns.length > maxColumns) {
		refuse(`A query selects at most ${maxColumns} columns.`);
	}
	if (new Set(columns).size < columns.length) {
		refuse("A query selects a column once.");
	}
	for (const embedded of select.flatMap((entry) => (typeof entry === "string" ? [] : Object.values(entry)))) {
		if ("select" in embedded && embedded.select?.some((entry) => typeof entry !== "string" && hasSelect(entry))) {
			refuse("A query embeds one level of other tables.");
		}
	}
	const operators = [where, ...Object.values(join)].flatMap(operatorsIn);
	if (operators.length > maxConditions) {
		refuse(`A query has at most ${maxConditions} conditions.`);
	}
	if (operators.some((operator) => costlyOperators.test(operator))) {
		refuse("Regular expressions and text search are for signed-in callers.");
	}
}

const hasSelect = (entry: object) => Object.values(entry).some((value) => typeof value === "object" && "select" in value);

/** A column's alias is the key, its name is in the value. */
function columnOf([name, definition]: [string, object]): string {
	return "column" in definition ? String(definition.column) : name;
}

/** Every `$operator` below a tree of conditions. */
function operatorsIn(tree: unknown): string[] {
	if (Array.isArray(tree)) {
		return tree.flatMap(operatorsIn);
	}
	if (typeof tree !== "object" || tree === null) {
		return [];
	}
	return Object.entries(tree).flatMap(([key, value]) => (key.startsWith("$") ? [key] : []).concat(operatorsIn(value)));
}

function refuse(message: string): never {
	throw Object.assign(new Error(message), { code: "PT400" });
}

/**
 * Resolves with how many rows of a visitor's query stay below 4 MB, whichever rows they are: it adds up the
 * longest texts of the table, whose sizes it reads every ten seconds at most.
 */
export function createPageLimit(sql: Sql): (ast: AnyAST) => Promise<number> {
	const limits = new Map<string, { limit: number; readAt: number }>();
	return async ({ from = "", select }) => {
		if (!tablesWithContent.includes(from) || (select !== undefined && !selectsContent(select))) {
			return maxRows;
		}
		const last = limits.get(from);
		if (last !== undefined && performance.now() - last.readAt < ttlMs) {
			return last.limit;
		}
		const limit = await readLimit(sql, from);
		limits.set(from, { limit, readAt: performance.now() });
		return limit;
	};
}

function selectsContent(select: NonNullable<AnyAST["select"]>): boolean {
	return select.some((entry) => /\bcontent\b|\*/.test(typeof entry === "string" ? entry : JSON.stringify(entry)));
}

/** Reads as a visitor, so drafts do not count. */
function readLimit(sql: Sql, table: string): Promise<number> {
	return sql.transaction(async (transaction) => {
		await transaction.exec("set local role anon");
		const { rows } = await transaction.query<{ fitting: number }>(
			`select count(*)::integer as fitting from (
				select sum(size) over (order by size desc rows unbounded preceding) as total
				from (select coalesce(octet_length(content), 0) as size from public.${table}) as sizes
				order by size desc limit ${maxRows}
			) as totals where total <= ${maxResponseBytes}`,
		);
		const { rows: all } = await transaction.query<{ rows: number }>(`select count(*)::integer as rows from public.${table}`);
		const fitting = rows[0]?.fitting ?? 0;
		return fitting === Math.min(all[0]?.rows ?? 0, maxRows) ? maxRows : Math.max(fitting, 1);
	});
}
