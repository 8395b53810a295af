import { type Answer, asService, type Caller } from "../../testing/createCaller.ts";
import type { TestBackend } from "../../testing/startBackend.ts";
import type { Attempted, Condition, Outcome, Row, TableAttempt } from "./Cell.ts";
import { compareRows } from "./compareRows.ts";
import type { TableFacts } from "./tableFacts.ts";

export interface TableDriver {
	/** Tries the line over HTTP as the caller; what changed is seen by the service role before and after. */
	run(line: Attempted<TableAttempt>, caller: Caller): Promise<Outcome>;
}

/**
 * Runs lines on one table of the backend; between lines the table is put back as the facts say, when it has
 * changed.
 */
export function createTableDriver(backend: TestBackend, table: string, facts: TableFacts): TableDriver {
	const service = asService(backend);
	const path = `/rest/v1/${table}`;
	let current: Row[] | undefined;
	let isEmpty = false;

	const look = async (): Promise<Row[]> => (await service.get(`${path}?select=*`)).body;

	async function arrange(isEmptied: boolean): Promise<Row[]> {
		if (current === undefined || isEmpty !== isEmptied) {
			await service.remove(`${path}?created_at=gte.0001-01-01`);
			if (!isEmptied) {
				const answer = await service.post(path, facts.rows);
				if (answer.status !== 201) {
					throw new Error(`${table} could not be filled: ${JSON.stringify(answer.body)}`);
				}
			}
			isEmpty = isEmptied;
			current = await look();
		}
		return current;
	}

	return {
		async run({ attempt, isEmptied = false }, caller) {
			const before = await arrange(isEmptied);
			const answer = await send(caller, path, attempt, before, facts.label);
			const seen = attempt.does === "count" ? countIn(answer) : labelsIn(answer, facts.label);
			if (attempt.does === "read" || attempt.does === "count") {
				return { seen, changes: [] };
			}
			const after = await look();
			const changes = compareRows(before, after, facts.label, facts.forged);
			if (changes.length > 0) {
				current = undefined;
			}
			return { seen, changes };
		},
	};
}

function send(caller: Caller, path: string, attempt: TableAttempt, present: readonly Row[], label: string): Promise<Answer> {
	const prefer = "asksBack" in attempt && attempt.asksBack ? "return=representation" : "return=minimal";
	switch (attempt.does) {
		case "read":
			return caller.get(`${path}?${query({ select: attempt.columns.join(","), order: attempt.order }, attempt.where)}`);
		case "count":
			return caller.send("HEAD", `${path}?${query({ select: "*" }, attempt.where)}`, undefined, { prefer: "count=exact" });
		case "insert": {
			const rows = attempt.rows.map((row) => withIds(row, present, label));
			const [column, then] = attempt.onConflict ?? [];
			return caller.post(`${path}?${query({ on_conflict: column })}`, rows.length === 1 ? rows[0] : rows, {
				prefer: then ? `${prefer},resolution=${then}-duplicates` : prefer,
			});
		}
		case "update":
			return caller.send("PATCH", `${path}?${query({}, attempt.where)}`, attempt.values, { prefer });
		case "delete":
			return caller.send("DELETE", `${path}?${query({}, attempt.where)}`, undefined, { prefer });
	}
}

function query(parameters: Record<string, string | undefined>, where: readonly Condition[] = []): string {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(parameters)) {
		if (value !== undefined) {
			search.append(name, value);
		}
	}
	for (const [column, operator, value] of where) {
		search.append(column, `${operator}.${value}`);
	}
	return search.toString();
}

function withIds(row: Row, present: readonly Row[], label: string): Row {
	return Object.fromEntries(
		Object.entries(row).map(([column, value]) => [
			column,
			typeof value === "object" && value !== null && "idOf" in value
				? present.find((candidate) => candidate[label] === value.idOf)?.id
				: value,
		]),
	);
}

function labelsIn({ body }: Answer, label: string): string[] {
	return Array.isArray(body) ? body.map((row: Row) => String(row[label])).sort() : [];
}

function countIn({ headers }: Answer): string[] {
	const total = Number(headers.get("content-range")?.split("/")[1] ?? 0);
	return total > 0 ? [`count ${total}`] : [];
}
