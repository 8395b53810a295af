import { type Job, urls } from "@site/shared-data";
import { ButtonLink, EmptyState, ErrorState, VisuallyHidden } from "@site/shared-ui";
import { Kbd } from "@site/shared-ui/Kbd";
import { useLoaderData, useRevalidator } from "@site/shared-ui/router";
import { TablePlaceholder } from "@site/shared-ui/Table";
import { DeleteDialog } from "../acts/DeleteDialog.tsx";
import { useDeletion } from "../acts/useDeletion.ts";
import { AdminIcon } from "../icons/AdminIcon.tsx";
import { PageHead } from "../layout/PageHead.tsx";
import { ListTools } from "../list/ListTools.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { reasonOf } from "../outcome/reasonOf.ts";
import { useOutcome } from "../outcome/useOutcome.ts";
import { Hint } from "./JobList.styles.ts";
import { JobList } from "./JobList.tsx";
import { JobSkeleton } from "./JobSkeleton.tsx";
import { jobList } from "./jobList.ts";
import type { jobsLoader } from "./jobsLoader.ts";
import { useJobActs } from "./useJobActs.ts";

/** The work history. */
export function JobsScreen() {
	const { list } = useLoaderData<typeof jobsLoader>();
	const { outcome, isRefreshing } = useOutcome(list);
	const { revalidate } = useRevalidator();
	const address = useListAddress(jobList);
	const { makeCurrent, reorder } = useJobActs();
	const deletion = useDeletion(urls.admin.jobs(), { one: "job", many: "jobs" });
	const remove = ({ id, position, company }: Job) => deletion.ask([{ id, name: `${position}, ${company}` }]);

	const page = outcome?.state === "loaded" ? outcome.value : null;
	const isWhole = !address.isNarrowed && page?.total === page?.rows.length;
	return (
		<>
			<PageHead title="Jobs" actions={addJob} />
			<ListTools searchLabel="Search position, company and location" address={address} />
			{outcome === null && <JobSkeleton />}
			{outcome?.state === "failed" && (
				<TablePlaceholder>
					<ErrorState title="Jobs could not be loaded" onRetry={revalidate} busy={isRefreshing}>
						{reasonOf(outcome.kind)} Nothing that is stored is lost.
					</ErrorState>
				</TablePlaceholder>
			)}
			{page?.rows.length === 0 && (
				<TablePlaceholder>
					{address.isNarrowed ? (
						<EmptyState title="No jobs found">Try adjusting your search.</EmptyState>
					) : (
						<EmptyState title="No jobs found" action={addJob}>
							The current one and the ones before stand on the home page.
						</EmptyState>
					)}
				</TablePlaceholder>
			)}
			{page && page.rows.length > 0 && (
				<JobList
					jobs={page.rows}
					{...(isWhole && { onReorder: (ids) => reorder(ids, page.rows) })}
					onMakeCurrent={(job) => void makeCurrent(job)}
					onDelete={remove}
				/>
			)}
			{isWhole && page && page.rows.length > 1 && (
				<Hint>
					The order here is the order on the site. Drag a row, or focus its handle and press <Kbd keys="Alt ↑" /> or{" "}
					<Kbd keys="Alt ↓" />.
				</Hint>
			)}
			<VisuallyHidden role="status">{page && address.isNarrowed && `${page.total} found`}</VisuallyHidden>
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
