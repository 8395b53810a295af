import { type EssaySummary, urls } from "@site/shared-data";
import { useLoaderData } from "@site/shared-ui/router";
import { PublicationListScreen } from "../../publications/PublicationListScreen.tsx";
import { essayColumns } from "./essayColumns.tsx";
import { essayList } from "./essayList.ts";
import type { essaysLoader } from "./essaysLoader.ts";

/** All essays, drafts included. */
export function EssaysScreen() {
	const { list } = useLoaderData<typeof essaysLoader>();
	return (
		<PublicationListScreen<EssaySummary>
			title="Essays"
			nouns={{ one: "essay", many: "essays" }}
			searchLabel="Search title and excerpt"
			rules={essayList}
			list={list}
			columns={essayColumns}
			card={{
				areas:
					'"title title title select" "status length length length" "date date actions actions" "updated updated actions actions"',
				columns: "6.5rem minmax(0, 1fr) auto 2rem",
			}}
			addresses={{ list: urls.admin.essays(), create: urls.admin.newEssay(), edit: urls.admin.editEssay, view: urls.essay }}
			createLabel="New Essay"
			firstLabel="Write your first essay"
			notFound="No essays found"
		/>
	);
}
