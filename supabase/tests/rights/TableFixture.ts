import type { Row } from "./RightsCase.ts";

/** A table's rows and rights; every attempt and every expected outcome is derived from them. */
export interface TableFixture {
	/** The column that names a row in the outcomes. */
	label: string;
	/** The primary key, by default "id", which nobody chooses; a chosen one lets the admin merge rows. */
	key?: string;
	/** Tables whose rows these rows refer to. */
	parents?: readonly string[];
	/** Tables whose rows refer to these, so that nobody could delete them: they are empty. */
	children?: readonly string[];
	/** The columns that the admin may read; by default all. */
	readable?: readonly string[];
	/** The rows before an attempt. */
	rows: readonly Row[];
	/** A trigger chooses the ids of new rows; those of `rows` hold inside the database only. */
	givesIds?: true;
	visitorSees: readonly string[];
	adminSees: readonly string[];
	/** A row that every caller with the right to insert may insert. */
	fresh: Row;
	/** Another one; by default the same with another label. */
	second?: Row;
	visitorInserts: boolean;
	/** The admin may insert and delete; the one profile cannot be deleted. */
	adminInserts: boolean;
	adminRemoves: boolean;
	/** Nobody writes the rows but the triggers of other tables: those rows, by table. */
	writtenFor?: Readonly<Record<string, readonly Row[]>>;
	/** Columns that no insert may name, with forged values. */
	forged: Row;
	/** Columns the admin may change, with new values. */
	changes: Row;
	/** Only the service role may change them. */
	adminChangesNothing?: true;
	/** Columns that not even the admin may change. */
	fixed: Row;
}
