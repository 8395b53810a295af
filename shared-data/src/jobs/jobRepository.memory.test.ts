import { buildJob } from "../testing/buildJob.ts";
import { MemoryStore } from "../testing/MemoryStore.ts";
import { describeJobRepository } from "./jobRepository.contract.ts";
import { createMemoryJobRepository } from "./jobRepository.memory.ts";

describeJobRepository("memory", async (rows) => {
	const repository = createMemoryJobRepository(new MemoryStore({ jobs: rows.map((row) => buildJob(row)) }));
	return { visitor: repository, admin: repository };
});
