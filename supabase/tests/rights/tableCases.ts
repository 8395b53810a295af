import type { TableFixture } from "./fixtures/tableFixtures.ts";
import {
	type Condition,
	changes,
	nothing,
	type Outcome,
	type RightsCase,
	type Row,
	sees,
	type TableAttempt,
} from "./RightsCase.ts";

/** Every attempt on a table, with its outcomes for a visitor and for the admin. */
export function tableCases(fixture: TableFixture): RightsCase<TableAttempt>[] {
	return [...readCases(fixture), ...insertCases(fixture), ...updateCases(fixture), ...deleteCases(fixture)];
}

function readCases(fixture: TableFixture): RightsCase<TableAttempt>[] {
	const { label, rows, visitorSees, adminSees, readable = ["*"] } = fixture;
	const read = (
		name: string,
		attempt: Partial<TableAttempt & { action: "read" }>,
		among: (row: Row) => boolean = () => true,
	) => ({
		name,
		attempt: { action: "read" as const, columns: readable, ...attempt },
		visitor: sees(...visitorSees.filter((seen) => rows.some((row) => row[label] === seen && among(row)))),
		admin: sees(...adminSees.filter((seen) => rows.some((row) => row[label] === seen && among(row)))),
	});
	const isReadable = (column: string) => fixture.readable?.includes(column) ?? true;
	const columns = [...new Set([...rows.flatMap((row) => Object.keys(row)), ...Object.keys(fixture.forged)])];
	// Long texts are compared only for accounts, because comparing them is slow.
	const byColumn = (column: string, rightsCase: RightsCase<TableAttempt>) =>
		column === "content" ? { ...rightsCase, anonymous: nothing } : rightsCase;
	return [
		read("read everything", {}),
		...rows.map((row) =>
			read(`read ${row[label]} by its name`, { where: [[label, "eq", row[label]]] }, (other) => other === row),
		),
		read("read everything that has a name", { where: [[label, "not.is", null]] }),
		...columns.flatMap((column) => [
			byColumn(
				column,
				read(
					`filter by ${column}`,
					{ columns: [label], where: [[column, "not.is", null]] },
					(row) => isReadable(column) && row[column] !== null,
				),
			),
			byColumn(
				column,
				read(`order by ${column}`, { columns: [label], order: column }, () => isReadable(column)),
			),
		]),
		{ name: "count", attempt: { action: "count", columns: readable }, visitor: count(visitorSees), admin: count(adminSees) },
		...rows.map(({ [label]: name }) => ({
			name: `count ${name}`,
			attempt: { action: "count" as const, columns: readable, where: [[label, "eq", name]] as Condition[] },
			visitor: count(visitorSees.filter((seen) => seen === name)),
			admin: count(adminSees.filter((seen) => seen === name)),
		})),
	];
}

/** A count of zero discloses nothing. */
function count(labels: readonly unknown[]): Outcome {
	return labels.length === 0 ? nothing : sees(`count ${labels.length}`);
}

function insertCases(fixture: TableFixture): RightsCase<TableAttempt>[] {
	const {
		label,
		key = "id",
		rows,
		fresh,
		forged,
		visitorInserts,
		adminInserts = true,
		adminRemoves = true,
		readable = ["*"],
	} = fixture;
	const { second = { ...fresh, [label]: "Second" } } = fixture;
	const name = String(fresh[label]);
	const added = changes(`+ ${name}`);
	const bothAdded = changes(...[`+ ${name}`, `+ ${second[label]}`].sort());
	const insert = (name: string, attempt: Partial<TableAttempt & { action: "insert" }>, visitor: Outcome, admin: Outcome) => ({
		name,
		// The one profile is removed first; otherwise its uniqueness, not the missing right, would refuse the
		// insert.
		isEmptied: !adminRemoves,
		attempt: { action: "insert" as const, rows: [fresh], ...attempt },
		visitor,
		admin,
	});
	const first = key === "id" ? { idOf: rows[0]?.[label] } : rows[0]?.[key];
	return [
		insert("insert", {}, visitorInserts ? added : nothing, adminInserts ? added : nothing),
		insert(
			"insert and ask for the row",
			{ returnsRows: readable },
			nothing,
			adminInserts ? { seen: [name], changes: [`+ ${name}`] } : nothing,
		),
		...Object.entries(forged).map(([column, value]) =>
			insert(`insert naming ${column}`, { rows: [{ ...fresh, [column]: value }] }, nothing, nothing),
		),
		...(adminRemoves
			? [insert("insert two at once", { rows: [fresh, second] }, visitorInserts ? bothAdded : nothing, bothAdded)]
			: [{ ...insert("insert a second one", {}, nothing, nothing), isEmptied: false }]),
		insert("insert two at once, one of them forged", { rows: [fresh, { ...second, ...forged }] }, nothing, nothing),
		...(["merge", "ignore"] as const).map((then) => ({
			...insert(
				`insert over an existing ${key} and ${then}`,
				{ rows: [{ ...fresh, [key]: first }], onConflict: [key, then] },
				nothing,
				then === "merge" && key !== "id" ? changes(`~ ${first}: ${differing(rows[0], { ...fresh, [key]: first })}`) : nothing,
			),
			isEmptied: false,
		})),
		insert("insert and ignore conflicts", { onConflict: [key, "ignore"] }, nothing, adminInserts ? added : nothing),
	];
}

function updateCases(fixture: TableFixture): RightsCase<TableAttempt>[] {
	const { label, adminSees, changes: values, fixed, rows, readable = ["*"], writtenFor, adminChangesNothing } = fixture;
	const update = (name: string, attempt: Partial<TableAttempt & { action: "update" }>, admin: Outcome) => ({
		name,
		attempt: { action: "update" as const, values, where: [[label, "not.is", null]] as const, ...attempt },
		visitor: nothing,
		admin: writtenFor || adminChangesNothing ? nothing : admin,
	});
	const changed = (name: unknown, columns: readonly string[]) =>
		`~ ${name}: ${differing(
			rows.find((row) => row[label] === name),
			Object.fromEntries(columns.map((column) => [column, values[column]])),
		)}`;
	const [plain = ""] = Object.keys(values);
	return [
		...adminSees.map((name) =>
			update(`change ${name}`, { where: [[label, "eq", name]] }, changes(changed(name, Object.keys(values)))),
		),
		update("change all", { values: { [plain]: values[plain] } }, changes(...adminSees.map((name) => changed(name, [plain])))),
		update(
			"change all and ask for the rows",
			{ values: { [plain]: values[plain] }, returnsRows: readable },
			{ seen: adminSees, changes: adminSees.map((name) => changed(name, [plain])) },
		),
		// One row only: two rows with the same new id would be refused for their uniqueness.
		...Object.entries(fixed).map(([column, value]) =>
			update(`change ${column}`, { values: { [column]: value }, where: [[label, "eq", adminSees[0]]] }, nothing),
		),
	];
}

/** The columns with other values. */
function differing(before: Row = {}, after: Row): string {
	const isDifferent = (column: string) => JSON.stringify(before[column]) !== JSON.stringify(after[column]);
	return Object.keys(after).filter(isDifferent).sort().join(", ");
}

function deleteCases({ label, adminSees, adminRemoves = true, readable = ["*"] }: TableFixture): RightsCase<TableAttempt>[] {
	const remove = (name: string, where: Condition, gone: readonly string[], returnsRows = false) => ({
		name,
		attempt: { action: "delete" as const, where: [where], ...(returnsRows ? { returnsRows: readable } : {}) },
		visitor: nothing,
		admin: adminRemoves ? { seen: returnsRows ? gone : [], changes: gone.map((row) => `- ${row}`) } : nothing,
	});
	return [
		...adminSees.map((name) => remove(`delete ${name}`, [label, "eq", name], [name])),
		remove("delete all", [label, "not.is", null], adminSees),
		remove("delete all and ask for the rows", [label, "not.is", null], adminSees, true),
	];
}
