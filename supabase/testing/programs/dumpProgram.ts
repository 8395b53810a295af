import { dumpBuiltIn } from "../../embedded/database/open/dumpBuiltIn.ts";
import { openScratchDatabase } from "../../embedded/database/open/openScratchDatabase.ts";

// Prints what a dump, one that fails and a third one leave of a session: its settings and whether it writes.
const connection = await openScratchDatabase();
const { sql } = connection;
const observe = async () => {
	const { rows } = await sql.query(
		`select current_user as role, current_setting('search_path') as path, current_setting('row_security') as rules,
			(select count(*)::integer from pg_settings where source = 'session') as changed`,
	);
	const written = await sql.query("update public.mail_settings set is_on = is_on returning id").then(
		({ rows }) => rows.length,
		(error: Error) => error.message,
	);
	return { ...(rows[0] as object), written };
};
const results: unknown[] = [await observe()];
for (const args of [[], ["--table=missing"], []]) {
	const outcome = await dumpBuiltIn(connection, args).then(
		(text) => text.includes("PostgreSQL database dump complete"),
		(error: Error) => error.message.split("\n")[0],
	);
	results.push([outcome, await observe()]);
}
process.stdout.write(JSON.stringify(results));
process.exit(0);
