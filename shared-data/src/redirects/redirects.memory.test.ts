import { createMemoryTables } from "../testing/createMemoryRepositories.ts";
import { MemoryStore } from "../testing/MemoryStore.ts";
import { describeRedirects } from "./redirects.contract.ts";
import { createMemoryRedirects } from "./redirects.memory.ts";

describeRedirects("memory", async () => {
	const store = new MemoryStore({});
	const redirects = createMemoryRedirects(store);
	return { admin: { ...createMemoryTables(store), redirects }, visitor: redirects };
});
