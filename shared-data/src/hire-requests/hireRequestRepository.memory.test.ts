import { MemoryStore } from "../testing/MemoryStore.ts";
import { describeHireRequestRepository } from "./hireRequestRepository.contract.ts";
import { createMemoryHireRequestRepository } from "./hireRequestRepository.memory.ts";

describeHireRequestRepository("memory", async () => {
	const repository = createMemoryHireRequestRepository(new MemoryStore({}));
	return { visitor: repository, owner: repository };
});
