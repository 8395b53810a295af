import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { selectionOf } from "../client/table/columns.ts";
import { fetchRows } from "../client/table/queries.ts";
import type { ServiceReader } from "./Service.ts";
import { offeredFields, serviceCategoryTable, serviceTable, toCatalog } from "./serviceTable.ts";

const offered = selectionOf(serviceTable.columns, [...offeredFields, "updatedAt"]);
const categories = selectionOf(serviceCategoryTable.columns, ["id", "name", "updatedAt"]);

/** The visitor's view of the store. */
export function createServiceReader(client: DatabaseClient): ServiceReader {
	const descending = { ascending: false };
	const rowsOf = (table: "services" | "service_categories", columns: "*") => {
		const rows = client.from(table).select(columns).order("display_order", descending);
		return fetchRows(rows.order("created_at", descending).order("id", descending));
	};
	return {
		async readCatalog() {
			const [serviceRows, categoryRows] = await Promise.all([
				rowsOf("services", offered.columns),
				rowsOf("service_categories", categories.columns),
			]);
			return toCatalog(serviceRows.map(offered.read), categoryRows.map(categories.read));
		},
	};
}
