import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { callFunction, fetchRows, writeRow } from "../client/table/queries.ts";
import { DataError } from "../errors/DataError.ts";
import type { FirstStepsRepository } from "./FirstSteps.ts";

/** Reads by the function `first_steps` of the database, writes the table `setup`. */
export function createFirstStepsRepository(client: DatabaseClient): FirstStepsRepository {
	return {
		async read() {
			const [row] = await callFunction(client, "first_steps");
			if (!row) throw new DataError("refused", "The response holds no first steps");
			const { is_dismissed, has_profile, has_services, has_project, sends_mail, has_backup } = row;
			return {
				isDismissed: is_dismissed,
				hasProfile: has_profile,
				hasServices: has_services,
				hasProject: has_project,
				sendsMail: sends_mail,
				hasBackup: has_backup,
			};
		},
		async dismiss() {
			await writeRow(client.from("setup").update({ is_dismissed: true }).eq("id", "site").select("is_dismissed"));
		},
		async lastBackupAt() {
			const [row] = await fetchRows(client.from("setup").select("backed_up_at"));
			if (!row) throw new DataError("refused", "The response holds no setup");
			return row.backed_up_at === null ? null : new Date(row.backed_up_at);
		},
	};
}
