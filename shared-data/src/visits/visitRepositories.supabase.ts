import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { callFunction } from "../client/table/queries.ts";
import { DataError } from "../errors/DataError.ts";
import type { PrivacyReader, VisitsReader } from "./Visits.ts";

/** Reads through `visit_figures` and `visit_totals`, which add up in the database. */
export function createVisitsReader(client: DatabaseClient): VisitsReader {
	return {
		async read({ days, path = null }) {
			const figures = await callFunction(client, "visit_figures", { days, page: path });
			if (!Array.isArray(figures?.days)) throw new DataError("unavailable", "The response holds no figures");
			return figures;
		},
		totals: (paths) => callFunction(client, "visit_totals", { paths }),
	};
}

/** Reads through the function `privacy_facts`, because visitors may read neither setting. */
export function createPrivacyReader(client: DatabaseClient): PrivacyReader {
	return {
		async read() {
			const facts = await callFunction(client, "privacy_facts");
			return { countsVisits: facts.counts_visits, sendsMail: facts.sends_mail, sendsReceipts: facts.sends_receipts };
		},
	};
}
