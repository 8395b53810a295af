import { buildEssay } from "../testing/buildEssay.ts";
import { buildProject } from "../testing/buildProject.ts";
import { createMemoryTables } from "../testing/createMemoryRepositories.ts";
import { MemoryStore } from "../testing/MemoryStore.ts";
import { describeEssays } from "./essays/essays.contract.ts";
import { describeProjects } from "./projects/projects.contract.ts";

/**
 * Fields that the database would give a row: its id from the title, and a moment later than the one before.
 */
function stored<Row extends { title: string }>(row: Row, index: number) {
	const moment = new Date(2026, 0, 1, 0, index);
	return { ...row, id: row.title.toLowerCase(), createdAt: moment, updatedAt: moment };
}

describeEssays("memory", async (rows) => {
	const essays = rows.map((row, index) => buildEssay(stored(row, index)));
	const repository = createMemoryTables(new MemoryStore({ essays })).essays;
	return { visitor: repository, admin: repository };
});

describeProjects("memory", async (rows) => {
	const projects = rows.map((row, index) => buildProject(stored(row, index)));
	const repository = createMemoryTables(new MemoryStore({ projects })).projects;
	return { visitor: repository, admin: repository };
});
