import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { callFunction, fetchRows, writeRow } from "../client/table/queries.ts";
import { DataError } from "../errors/DataError.ts";
import type { FirstStepsRepository } from "./FirstSteps.ts";

/** Reads through the function `first_steps` of the database, writes the table `setup`. */
export function createFirstStepsRepository(client: DatabaseClient): FirstStepsRepository {
	return {
		async read() {
			const [row] = await callFunction(client, "first_steps");
			if (!row) throw new DataError("refused", "The response holds no first steps");
			return {
				isDismissed: row.is_dismissed,
				hasProfile: row.has_profile,
				hasLinks: row.has_links,
				hasTexts: row.has_texts,
				hasServices: row.has_services,
				hasProject: row.has_project,
				sendsMail: row.sends_mail,
				hasBackup: row.has_backup,
				sampleRows: row.sample_rows,
			};
		},
		async dismiss() {
			await writeRow(client.from("setup").update({ is_dismissed: true }).eq("id", "site").select("is_dismissed"));
		},
		removeSample: () => callFunction(client, "remove_sample"),
		async lastBackupAt() {
			const [row] = await fetchRows(client.from("setup").select("backed_up_at"));
			if (!row) throw new DataError("refused", "The response holds no setup");
			return row.backed_up_at === null ? null : new Date(row.backed_up_at);
		},
	};
}
