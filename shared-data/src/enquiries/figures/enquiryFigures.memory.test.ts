import { createMemoryTables } from "../../testing/createMemoryRepositories.ts";
import { MemoryStore } from "../../testing/MemoryStore.ts";
import { describeEnquiryFigures } from "./enquiryFigures.contract.ts";
import { createMemoryEnquiryFigures } from "./enquiryFigures.memory.ts";

describeEnquiryFigures("memory", async () => {
	const store = new MemoryStore({});
	const tables = createMemoryTables(store);
	return { admin: { ...tables, enquiryFigures: createMemoryEnquiryFigures(store) }, visitor: tables };
});
