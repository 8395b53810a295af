import { MemoryStore } from "../testing/MemoryStore.ts";
import {
	createMemoryServiceCategoryRepository,
	createMemoryServiceReader,
	createMemoryServiceRepository,
} from "./serviceRepositories.memory.ts";
import { describeServices } from "./services.contract.ts";

describeServices("memory", async () => {
	const store = new MemoryStore({});
	return {
		visitor: createMemoryServiceReader(store),
		admin: { services: createMemoryServiceRepository(store), serviceCategories: createMemoryServiceCategoryRepository(store) },
	};
});
