import { buildEssay } from "../testing/buildEssay.ts";
import { MemoryStore } from "../testing/MemoryStore.ts";
import { describeEssayRepository } from "./essayRepository.contract.ts";
import { createMemoryEssayRepository } from "./essayRepository.memory.ts";

describeEssayRepository("memory", async (rows) => {
	const essays = rows.map((row, index) =>
		buildEssay({ ...row, createdAt: new Date(2026, 0, 1, 0, index), updatedAt: new Date(2026, 0, 1, 0, index) }),
	);
	const repository = createMemoryEssayRepository(new MemoryStore({ essays }));
	return { visitor: repository, owner: repository };
});
