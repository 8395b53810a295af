import { buildProject } from "../testing/buildProject.ts";
import { createMemoryAdminRepositories } from "../testing/createMemoryAdminRepositories.ts";
import { createMemoryPublicRepositories } from "../testing/createMemoryPublicRepositories.ts";
import { describeProjectRepository } from "./projectRepository.contract.ts";

describeProjectRepository("memory", async (rows) => {
	const projects = rows.map((row, index) => buildProject({ ...row, updatedAt: new Date(2026, 0, 1, 0, index) }));
	return {
		visitor: createMemoryPublicRepositories({ projects }).projects,
		owner: createMemoryAdminRepositories({ projects }).projects,
	};
});
