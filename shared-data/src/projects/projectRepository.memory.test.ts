import { buildProject } from "../testing/buildProject.ts";
import { MemoryStore } from "../testing/MemoryStore.ts";
import { toFreeSlug } from "../testing/toFreeSlug.ts";
import { describeProjectRepository } from "./projectRepository.contract.ts";
import { createMemoryProjectRepository } from "./projectRepository.memory.ts";

describeProjectRepository("memory", async (rows) => {
	const projects = rows.map((row, index) =>
		buildProject({ ...row, id: toFreeSlug(row.title, [], "project"), updatedAt: new Date(2026, 0, 1, 0, index) }),
	);
	const repository = createMemoryProjectRepository(new MemoryStore({ projects }));
	return { visitor: repository, owner: repository };
});
