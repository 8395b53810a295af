import { createMemoryTables } from "../testing/createMemoryRepositories.ts";
import { MemoryStore } from "../testing/MemoryStore.ts";
import { describeEnquiries } from "./enquiries.contract.ts";

describeEnquiries("memory", async () => {
	const tables = createMemoryTables(new MemoryStore({}));
	return { admin: tables, visitor: tables };
});
