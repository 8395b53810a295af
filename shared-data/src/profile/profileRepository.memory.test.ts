import { MemoryStore } from "../testing/MemoryStore.ts";
import { describeProfileRepository } from "./profileRepository.contract.ts";
import { createMemoryProfileRepository } from "./profileRepository.memory.ts";

describeProfileRepository("memory", async () => {
	const profile = createMemoryProfileRepository(new MemoryStore({}));
	return { visitor: profile, admin: profile };
});
