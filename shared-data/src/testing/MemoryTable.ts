import type { BulkOutcome } from "../client/changeMany.ts";
import { DataError } from "../errors/DataError.ts";

/** The rows of one table in memory; writes that find no row say so as the real ones do. */
export class MemoryTable<Row extends { id: string }> {
	rows: Row[];
	constructor(rows: readonly Row[] = []) {
		this.rows = [...rows];
	}

	get(id: string): Row | null {
		return this.rows.find((row) => row.id === id) ?? null;
	}

	insert(row: Row): Row {
		this.rows.push(row);
		return row;
	}

	change(id: string, change: (row: Row) => Row): Row {
		const row = this.get(id);
		if (!row) throw new DataError("not-found", `No row ${id} in memory`);
		const changed = change(row);
		this.rows = this.rows.map((known) => (known.id === id ? changed : known));
		return changed;
	}

	/** Changes the row that still has this revision. */
	save(id: string, revision: string, change: (row: Row) => Row): Row {
		return this.change(id, (row) => {
			if ((row as { revision?: string }).revision !== revision)
				throw new DataError("conflict", `Row ${id} was changed in memory`);
			return change(row);
		});
	}

	changeMany(ids: readonly string[], change: (row: Row) => Row): BulkOutcome {
		const wanted = [...new Set(ids)];
		const done = wanted.filter((id) => this.get(id) !== null);
		for (const id of done) this.change(id, change);
		return { done, missing: wanted.filter((id) => !done.includes(id)) };
	}

	delete(id: string): void {
		this.change(id, (row) => row);
		this.rows = this.rows.filter((row) => row.id !== id);
	}

	deleteMany(ids: readonly string[]): BulkOutcome {
		const outcome = this.changeMany(ids, (row) => row);
		this.rows = this.rows.filter(({ id }) => !outcome.done.includes(id));
		return outcome;
	}
}
