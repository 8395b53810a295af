import type { PostgrestClient } from "@supabase/postgrest-js";
import type { DatabaseClient } from "../../client/DatabaseClient.ts";
import { fetchRows } from "../../client/table/queries.ts";
import { DataError } from "../../errors/DataError.ts";
import type { EnquiryFigures, EnquiryFiguresReader } from "./EnquiryFigures.ts";

/** Reads by the function `enquiry_figures`, which counts in the database. */
export function createEnquiryFiguresReader(client: DatabaseClient): EnquiryFiguresReader {
	return {
		async read(timeZone) {
			// The types of the client have no functions.
			const figures = await fetchRows((client as PostgrestClient<any>).rpc("enquiry_figures", { time_zone: timeZone }));
			if (!Array.isArray(figures?.weeks)) throw new DataError("unavailable", "The response holds no figures");
			const { answered, median_seconds, by_duration, weeks } = figures;
			return { answered, medianSeconds: median_seconds, byDuration: by_duration, weeks } satisfies EnquiryFigures;
		},
	};
}
