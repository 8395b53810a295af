import { type ApiResponse, asService, type Caller } from "../../testing/createCaller.ts";
import type { TestBackend } from "../../testing/startBackend.ts";
import { compareRows } from "./compareRows.ts";
import { type TableFixture, tableFixtures } from "./fixtures/tableFixtures.ts";
import { type Condition, type RightsCase, type Row, resolveIds, type TableAttempt } from "./RightsCase.ts";
import type { Driver } from "./runCases.ts";

export type TableDriver = Driver<RightsCase<TableAttempt>>;

/** Insertions come last, because an update or a deletion could undo one. */
const order = ["delete", "update", "insert"];

/**
 * Runs cases on one table of the backend; the table is reset to the fixture after a case that changed it.
 */
export function createTableDriver(backend: TestBackend, table: string, fixture: TableFixture): TableDriver {
	const service = asService(backend);
	const path = `/rest/v1/${table}`;
	const source = Object.entries(fixture.writtenFor ?? { [table]: fixture.rows });
	let current: Row[] | undefined;
	let isEmpty = false;
	let hasParents = false;

	const takeSnapshot = async (): Promise<Row[]> => (await service.get(`${path}?select=*`)).body;

	const parentRows = new Map<string, Row[]>();

	/** The row with the current ids of the rows that it refers to. */
	const withIds = (row: Row) =>
		resolveIds(row, (name, parent = table) => {
			const label = tableFixtures[parent]?.label ?? "";
			return (parent === table ? current : parentRows.get(parent))?.find((known) => known[label] === name)?.id;
		});

	const removeAll = (from: string) => service.remove(`/rest/v1/${from}?${tableFixtures[from]?.label}=not.is.null`);

	async function fillParents(): Promise<void> {
		for (const child of fixture.children ?? []) await removeAll(child);
		for (const parent of fixture.parents ?? []) {
			await removeAll(parent);
			await service.post(`/rest/v1/${parent}`, tableFixtures[parent]?.rows.map(withIds));
			parentRows.set(parent, (await service.get(`/rest/v1/${parent}?select=*`)).body);
		}
		hasParents = true;
	}

	async function arrange(isEmptied: boolean): Promise<Row[]> {
		if (current === undefined || isEmpty !== isEmptied) {
			if (!hasParents) await fillParents();
			for (const [filled, rows] of source) {
				await removeAll(filled);
				const response = isEmptied ? undefined : await service.post(`/rest/v1/${filled}`, rows.map(withIds));
				if (response && response.status !== 201) {
					throw new Error(`${filled} could not be filled: ${JSON.stringify(response.body)}`);
				}
			}
			isEmpty = isEmptied;
			current = await takeSnapshot();
		}
		return current;
	}

	function compare(before: readonly Row[], after: readonly Row[]): string[] {
		const changes = compareRows(before, after, fixture.label, fixture.forged);
		if (changes.length > 0) {
			current = undefined;
		}
		return changes;
	}

	return {
		async run({ attempt, isEmptied = false }, caller) {
			const before = await arrange(isEmptied);
			const response = await send(caller, path, attempt, withIds);
			const seen = attempt.action === "count" ? countIn(response) : labelsIn(response, fixture.label);
			if (attempt.action === "read" || attempt.action === "count") {
				return { seen, changes: [] };
			}
			const after = await takeSnapshot();
			return { seen, changes: compare(before, after) };
		},
		isWrite: ({ attempt: { action } }) => action !== "read" && action !== "count",
		async runTogether(rightsCases, caller) {
			const seen = new Map<string, readonly string[]>();
			const changes: string[] = [];
			for (const isEmptied of [false, true]) {
				const group = rightsCases.filter((rightsCase) => (rightsCase.isEmptied ?? false) === isEmptied);
				if (group.length === 0) continue;
				const before = await arrange(isEmptied);
				for (const { name, attempt } of group.toSorted((a, b) => orderOf(a) - orderOf(b))) {
					seen.set(name, labelsIn(await send(caller, path, attempt, withIds), fixture.label));
				}
				changes.push(...compare(before, await takeSnapshot()));
			}
			return { seen, changes };
		},
	};
}

const orderOf = ({ attempt }: RightsCase<TableAttempt>) => order.indexOf(attempt.action);

function send(caller: Caller, path: string, attempt: TableAttempt, withIds: (row: Row) => Row): Promise<ApiResponse> {
	const returned = "returnsRows" in attempt ? attempt.returnsRows : undefined;
	const prefer = returned ? "return=representation" : "return=minimal";
	const select = returned?.join(",");
	switch (attempt.action) {
		case "read":
			return caller.get(`${path}?${query({ select: attempt.columns.join(","), order: attempt.order }, attempt.where)}`);
		case "count":
			return caller.send("HEAD", `${path}?${query({ select: attempt.columns.join(",") }, attempt.where)}`, undefined, {
				prefer: "count=exact",
			});
		case "insert": {
			const rows = attempt.rows.map(withIds);
			const [column, then] = attempt.onConflict ?? [];
			return caller.post(`${path}?${query({ on_conflict: column, select })}`, rows.length === 1 ? rows[0] : rows, {
				prefer: then ? `${prefer},resolution=${then}-duplicates` : prefer,
			});
		}
		case "update":
			return caller.send("PATCH", `${path}?${query({ select }, attempt.where)}`, withIds(attempt.values), { prefer });
		case "delete":
			return caller.send("DELETE", `${path}?${query({ select }, attempt.where)}`, undefined, { prefer });
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

function labelsIn({ body }: ApiResponse, label: string): string[] {
	return Array.isArray(body) ? body.map((row: Row) => String(row[label])).sort() : [];
}

function countIn({ headers }: ApiResponse): string[] {
	const total = Number(headers.get("content-range")?.split("/")[1] ?? 0);
	return total > 0 ? [`count ${total}`] : [];
}
