import { toColumns } from "../client/table/columns.ts";
import { buildEssay } from "../testing/buildEssay.ts";
import { createMemoryTables } from "../testing/createMemoryRepositories.ts";
import { MemoryStore } from "../testing/MemoryStore.ts";
import { essayTable } from "./essays/essayTable.ts";
import { describeRevisionRepository } from "./revisionRepository.contract.ts";

describeRevisionRepository("memory", async (titles) => {
	const versions = titles.map((title) => buildEssay({ id: "kebun", title }));
	const revisions = versions.map((essay, at) => {
		const { status: _status, publish_at: _publishAt, ...values } = toColumns(essayTable.columns, essay);
		return { entity: "essays" as const, entityId: "kebun", number: at + 1, values, createdAt: essay.createdAt };
	});
	const tables = createMemoryTables(new MemoryStore({ essays: versions.slice(-1), revisions }));
	return { essays: tables.essays, revisions: tables.revisions.essays };
});
