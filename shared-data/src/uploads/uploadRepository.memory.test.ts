import { MemoryStore } from "../testing/MemoryStore.ts";
import { describeUploadRepository } from "./uploadRepository.contract.ts";
import { createMemoryUploadRepository } from "./uploadRepository.memory.ts";

describeUploadRepository("memory", async (image) => {
	const store = new MemoryStore({});
	return {
		uploads: createMemoryUploadRepository(store, async () => image),
		read: async (url) => {
			const file = store.files.get(url.replace(/^.*\/public\//, ""));
			return file ? { type: file.type, bytes: new Uint8Array(file.bytes) } : null;
		},
		cutLine: () => store.failWith("offline"),
	};
});
