import type { AnyAST } from "@supabase/lite";
import type { Sql } from "../../database/Sql.ts";

type SelectEntry = NonNullable<AnyAST["select"]>[number];

/** Maximum rows of one response, for every caller. */
export const maxRows = 1000;
const maxColumns = 30;
/** Limit of operators, with `and`, `or` and `not`; the site's own queries have eleven. */
const maxConditions = 20;
const maxPatterns = 5;
/** Limit of all patterns of a query together. */
const maxPatternCharacters = 200;
/** Limit of a list or an array; the site requests at most fifty ids. */
const maxListItems = 100;
const maxOrders = 5;
const maxSentRows = 20;
const maxResponseBytes = 4 * 1024 * 1024;
const ttlMs = 10_000;

/** Tables whose column `content` has up to 500 KB per row; all other columns are short. */
const tablesWithContent: readonly string[] = ["projects", "essays"];

/** The operators that visitors may use; the others read long texts, or no page uses them. */
const valueOperators = ["$eq", "$neq", "$gt", "$gte", "$lt", "$lte", "$is", "$isNot"];
const listOperators = ["$in", "$notIn", "$contains", "$containedBy", "$overlaps"];
const patternOperators = ["$like", "$ilike"];
const operators = new Set([...valueOperators, ...listOperators, ...patternOperators]);

/** Throws, for status 400, when a visitor's query could cost more than any page of the site. */
// Stryker disable next-line ArrayDeclaration: an order without a column orders by nothing
export function assertVisitorQuery({ select = [], where = {}, order = [], values }: AnyAST): void {
	assertSelect(select);
	assertConditions(conditionsIn(where));
	if (order.length > maxOrders) refuse(`A query has at most ${maxOrders} orders.`);
	if (order.some(({ embed }) => embed !== undefined)) refuse("A query orders by its own columns.");
	for (const { column } of order) {
		assertShortColumn(column);
	}
	if (Array.isArray(values) && values.length > maxSentRows) refuse(`A request sends at most ${maxSentRows} rows.`);
}

function assertSelect(select: SelectEntry[]): void {
	const entries = select.map(toSelected);
	const embedded = entries.flatMap(({ embedded }) => (embedded ? [embedded] : []));
	const columns = entries.map(({ column }) => column);
	if (columns.length + embedded.flat().length > maxColumns) refuse(`A query selects at most ${maxColumns} columns.`);
	if (new Set(columns).size < columns.length || (columns.includes("*") && columns.length > embedded.length + 1)) {
		refuse("A query selects a column once.");
	}
	if (embedded.length > 1) refuse("A query embeds one other table.");
	for (const column of columns) {
		if (column !== "*") assertPlainColumn(column);
	}
	for (const entry of embedded.flat()) {
		if (typeof entry !== "string" || entry === "*" || entry === "content") {
			refuse("A query embeds the short columns of one table, by their names.");
		}
	}
}

/** A column, or another table with its columns; refuses casts, aggregates, JSON paths and spreads. */
function toSelected(entry: SelectEntry): { column: string; embedded?: SelectEntry[] } {
	if (typeof entry === "string") return { column: entry };
	const [[name, definition] = ["", {}], ...others] = Object.entries(entry);
	const { column, select, ...rest } = definition as { column?: string; select?: SelectEntry[] };
	if (others.length > 0 || Object.keys(rest).length > 0) {
		refuse("A query selects columns as they are, and another table without conditions, order and limit.");
	}
	return { column: column ?? name, ...(select && { embedded: select }) };
}

interface Condition {
	/** Absent in `and` and `or`. */
	column?: string;
	operator: string;
	operand?: unknown;
}

/** Every condition of a tree. */
function conditionsIn(tree: object, column?: string): Condition[] {
	return Object.entries(tree).flatMap(([key, value]): Condition[] => {
		if (key === "$and" || key === "$or") {
			// Stryker disable next-line ObjectLiteral: it only counts
			return [{ operator: key }, ...(value as object[]).flatMap((branch) => conditionsIn(branch, column))];
		}
		// Stryker disable next-line ObjectLiteral: it only counts
		if (key === "$not") return [{ operator: key }, ...conditionsIn(value, column)];
		return column === undefined ? conditionsIn(value, key) : [{ column, operator: key, operand: value }];
	});
}

function assertConditions(conditions: Condition[]): void {
	if (conditions.length > maxConditions) refuse(`A query has at most ${maxConditions} conditions.`);
	const patterns = conditions.filter(({ operator }) => patternOperators.includes(operator)).map(({ operand }) => String(operand));
	if (patterns.length > maxPatterns || patterns.join("").length > maxPatternCharacters) {
		refuse(`A query has at most ${maxPatterns} patterns of ${maxPatternCharacters} characters together.`);
	}
	for (const { column, operator, operand } of conditions) {
		if (column === undefined) continue;
		assertShortColumn(column);
		if (!operators.has(operator)) {
			refuse("Regular expressions, text search, any, all and operators of ranges are for signed-in callers.");
		}
		const items = Array.isArray(operand) ? operand : [operand];
		if (items.length > maxListItems) refuse(`A list has at most ${maxListItems} values.`);
		// An object could name another column.
		if (items.some((item) => typeof item === "object" && item !== null)) refuse("A condition compares with a value.");
	}
}

function assertShortColumn(column: string): void {
	assertPlainColumn(column);
	if (column === "content") refuse("Conditions and orders on content are for signed-in callers.");
}

function assertPlainColumn(column: string): void {
	if (!/^[a-z]\w*$/i.test(column)) refuse("A query names columns, not parts of them.");
}

function refuse(message: string): never {
	throw Object.assign(new Error(message), { code: "PT400" });
}

/** Resolves with the number of rows of a visitor's query that fit into 4 MB, even if they are the longest. */
export function createPageLimit(sql: Sql): (ast: AnyAST) => Promise<number> {
	const limits = new Map<string, { limit: number; readAt: number }>();
	return async ({ from = "", select }) => {
		if (!tablesWithContent.includes(from) || (select !== undefined && !selectsContent(select))) return maxRows;
		const last = limits.get(from);
		if (last !== undefined && performance.now() - last.readAt < ttlMs) return last.limit;
		const limit = await readLimit(sql, from);
		limits.set(from, { limit, readAt: performance.now() });
		return limit;
	};
}

const selectsContent = (select: SelectEntry[]) => /\bcontent\b|\*/.test(JSON.stringify(select));

/** Reads as a visitor, so drafts do not count. */
function readLimit(sql: Sql, table: string): Promise<number> {
	return sql.transaction(async (transaction) => {
		await transaction.exec("set local role anon");
		const { rows } = await transaction.query<{ fitting: number; longer: number }>(
			`select count(*) filter (where total <= ${maxResponseBytes})::integer as fitting,
				count(*) filter (where total > ${maxResponseBytes})::integer as longer
			from (
				select sum(size) over (order by size desc rows unbounded preceding) as total
				from (select coalesce(octet_length(content), 0) as size from public.${table}) as sizes
				order by size desc limit ${maxRows}
			) as totals`,
		);
		const { fitting = 0, longer = 0 } = rows[0] ?? {};
		return longer === 0 ? maxRows : Math.max(fitting, 1);
	});
}
