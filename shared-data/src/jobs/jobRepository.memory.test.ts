import { buildJob } from "../testing/buildJob.ts";
import { createMemoryAdminRepositories } from "../testing/createMemoryAdminRepositories.ts";
import { createMemoryPublicRepositories } from "../testing/createMemoryPublicRepositories.ts";
import { describeJobRepository } from "./jobRepository.contract.ts";

describeJobRepository("memory", async (rows) => {
	const jobs = rows.map((row) => buildJob(row));
	return { visitor: createMemoryPublicRepositories({ jobs }).jobs, owner: createMemoryAdminRepositories({ jobs }).jobs };
});
