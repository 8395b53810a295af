import { buildEssay } from "../testing/buildEssay.ts";
import { createMemoryAdminRepositories } from "../testing/createMemoryAdminRepositories.ts";
import { describeEssayRepository } from "./essayRepository.contract.ts";

describeEssayRepository("memory", async (rows) => {
	const essays = rows.map((row, index) => buildEssay({ ...row, updatedAt: new Date(2026, 0, 1, 0, index) }));
	return createMemoryAdminRepositories({ essays }).essays;
});
