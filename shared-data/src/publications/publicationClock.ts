import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { parseTimestamp } from "../client/table/columns.ts";
import { fetchRows } from "../client/table/queries.ts";

/** The database's clock, which decides what is public. */
export interface PublicationClock {
	/** Rejects only with DataError. Source: the view `publication_clock`. */
	read(): Promise<{
		now: Date;
		/** Milliseconds until the next scheduled publication; null if none is due within ten minutes. */
		nextDueInMs: number | null;
	}>;
}

export function createPublicationClock(client: DatabaseClient): PublicationClock {
	return {
		async read() {
			const [row] = await fetchRows(client.from("publication_clock").select("now, next_due_in_ms"));
			return { now: parseTimestamp(String(row?.now)), nextDueInMs: row?.next_due_in_ms ?? null };
		},
	};
}
