import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { fetchTable } from "../client/table/fetchTable.ts";
import type { ServiceReader } from "./Service.ts";
import { offeredFields, serviceCategoryTable, serviceTable, toCatalog } from "./serviceTable.ts";

/** The visitor's view of the store. */
export function createServiceReader(client: DatabaseClient): ServiceReader {
	return {
		async readCatalog() {
			const [services, categories] = await Promise.all([
				fetchTable(client, serviceTable, [...offeredFields, "updatedAt"]),
				fetchTable(client, serviceCategoryTable, ["id", "name", "updatedAt"]),
			]);
			return toCatalog(services, categories);
		},
	};
}
