import { createMemoryTables } from "../../testing/createMemoryRepositories.ts";
import { MemoryStore } from "../../testing/MemoryStore.ts";
import { describePreviews } from "./previews.contract.ts";
import { createMemoryPreviews } from "./previews.memory.ts";

describePreviews("memory", async () => {
	const store = new MemoryStore({});
	const { links, reader } = createMemoryPreviews(store);
	return { admin: { ...createMemoryTables(store), previewLinks: links }, visitor: reader };
});
