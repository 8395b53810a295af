import type { AnyColumns } from "../client/table/columns.ts";

/** The given fields as they are read once they are stored. */
export function toStored<Fields extends object>(columns: AnyColumns<Fields>, fields: Fields): Fields {
	const stored = { ...fields };
	for (const field in columns) {
		const { read, write } = columns[field];
		if (write && fields[field] !== undefined) stored[field] = read(write(fields[field]));
	}
	return stored;
}
