import { type Job, type JobSortKey, urls } from "@site/shared-data";
import { ButtonLink, EmptyState, VisuallyHidden } from "@site/shared-ui";
import { useLoaderData } from "@site/shared-ui/router";
import { TablePlaceholder } from "@site/shared-ui/Table";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { PageHead } from "../layout/PageHead.tsx";
import { DeleteDialog } from "../mutations/DeleteDialog.tsx";
import { useDeletion } from "../mutations/useDeletion.ts";
import { useResult } from "../results/useResult.ts";
import { createListLoader } from "../table/createListLoader.ts";
import { ListError } from "../table/ListError.tsx";
import { ListTools } from "../table/ListTools.tsx";
import type { ListRules } from "../table/listQuery.ts";
import { OrderedList } from "../table/order/OrderedList.tsx";
import { useReordering } from "../table/order/useReordering.ts";
import { useListUrl } from "../table/useListUrl.ts";
import { JobRow } from "./JobRow.tsx";
import { JobSkeleton } from "./JobSkeleton.tsx";
import { useMakeCurrent } from "./useMakeCurrent.ts";

export { jobsAction as action } from "./jobsAction.ts";

/** The list of jobs has no search, filter or sorting: it has the public order. */
const rules: ListRules<never, JobSortKey> = { statuses: [], sorts: [], pageSize: 100 };

export const loader = createListLoader(({ jobs }) => jobs, rules);

/** The work history. */
export function Component() {
	const { list } = useLoaderData<typeof loader>();
	const { result, isRefreshing } = useResult(list);
	const listUrl = useListUrl(rules);
	const makeCurrent = useMakeCurrent();
	const reorder = useReordering(urls.admin.jobs());
	const deletion = useDeletion(urls.admin.jobs(), { one: "job", many: "jobs" });
	const remove = ({ id, position, company }: Job) => deletion.request([{ id, name: `${position}, ${company}` }]);

	const page = result?.status === "success" ? result.data : null;
	const isWhole = !listUrl.isNarrowed && page?.total === page?.rows.length;
	return (
		<>
			<PageHead title="Jobs" actions={addJob} />
			<ListTools searchLabel="Search position, company and location" listUrl={listUrl} />
			{result === null && <JobSkeleton />}
			{result?.status === "error" && (
				<TablePlaceholder>
					<ListError title="Jobs" kind={result.kind} isRefreshing={isRefreshing} />
				</TablePlaceholder>
			)}
			{page?.rows.length === 0 && (
				<TablePlaceholder>
					{listUrl.isNarrowed ? (
						<EmptyState title="No jobs found">Try adjusting your search.</EmptyState>
					) : (
						<EmptyState title="No jobs found" action={addJob}>
							The current one and the ones before stand on the home page.
						</EmptyState>
					)}
				</TablePlaceholder>
			)}
			{page && page.rows.length > 0 && (
				<OrderedList
					label="Jobs"
					rows={page.rows}
					nameOf={({ position }) => position}
					onReorder={isWhole ? (ids) => reorder(ids, page.rows) : undefined}
					hint="The order here is the order on the site."
					renderRow={(job) => <JobRow job={job} onMakeCurrent={() => void makeCurrent(job)} onDelete={() => remove(job)} />}
				/>
			)}
			<VisuallyHidden role="status">{page && listUrl.isNarrowed && `${page.total} found`}</VisuallyHidden>
			<DeleteDialog deletion={deletion} />
		</>
	);
}

const addJob = (
	<ButtonLink variant="primary" to={urls.admin.newJob()}>
		<AdminIcon name="plus" />
		Add Job
	</ButtonLink>
);
