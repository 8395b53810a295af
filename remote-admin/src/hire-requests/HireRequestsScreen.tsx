import { type HireRequest, urls } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { useLoaderData } from "@site/shared-ui/router";
import { siteConfig } from "../../../site.config.ts";
import { DeleteDialog } from "../acts/DeleteDialog.tsx";
import { useDeletion } from "../acts/useDeletion.ts";
import { ExportButton } from "../export/ExportButton.tsx";
import { Opened } from "../inbox/Opened.tsx";
import { useOpened } from "../inbox/useOpened.ts";
import { BulkButton } from "../list/BulkButton.tsx";
import { ListFrame } from "../list/ListFrame.tsx";
import { useNow } from "../waiting/useNow.ts";
import { HireRequestActions } from "./HireRequestActions.tsx";
import { HireRequestCounters } from "./HireRequestCounters.tsx";
import { HireRequestDialog } from "./HireRequestDialog.tsx";
import { hireRequestColumns } from "./hireRequestColumns.tsx";
import { hireRequestList, openedHireRequest } from "./hireRequestList.ts";
import { hireRequestStatus } from "./hireRequestStatus.ts";
import type { hireRequestsLoader } from "./hireRequestsLoader.ts";
import { useSetStatus } from "./useSetStatus.ts";

/** The requests of those who want to hire the owner. */
export function HireRequestsScreen() {
	const data = useLoaderData<typeof hireRequestsLoader>();
	const now = useNow(data.now);
	const opened = useOpened(openedHireRequest);
	const setStatus = useSetStatus();
	const deletion = useDeletion(urls.admin.hireProjects(), { one: "project request", many: "project requests" });
	const remove = (requests: readonly HireRequest[], after?: () => void) =>
		deletion.ask(
			requests.map(({ id, clientName, projectType }) => ({ id, name: `${clientName}: ${projectType}` })),
			after,
		);
	return (
		<>
			<ListFrame
				title="Hire Projects"
				nouns={{ one: "request", many: "requests" }}
				actions={<ExportButton to={urls.admin.hireProjects()} name={`hire-requests-${today(siteConfig.timeZone)}`} />}
				counters={<HireRequestCounters />}
				searchLabel="Search client, email and project type"
				statuses={hireRequestList.statuses.map((value) => ({ value, label: hireRequestStatus[value].label }))}
				rules={hireRequestList}
				list={data.list}
				table={{
					columns: hireRequestColumns(now, opened.linkTo),
					nameOf: ({ clientName, projectType }) => `${clientName}: ${projectType}`,
					actionsWidth: "4.75rem",
					card: {
						areas: '"who status select" "what what what" "when actions actions"',
						columns: "minmax(0, 1fr) auto auto",
					},
				}}
				renderActions={(request) => (
					<HireRequestActions request={request} view={opened.linkTo(request.id)} onDelete={() => remove([request])} />
				)}
				renderBulk={(chosen, clear) => (
					<>
						{(["reviewing", "accepted", "rejected", "completed"] as const).map((status) => (
							<BulkButton key={status} onPress={async () => (await setStatus(chosen, status)) && clear()}>
								{hireRequestStatus[status].label}
							</BulkButton>
						))}
						<BulkButton danger onPress={() => remove(chosen, clear)}>
							Delete…
						</BulkButton>
					</>
				)}
				notFound="No project requests found"
				empty={{ title: "No project requests yet.", children: "What visitors ask for on the hire page arrives here." }}
			>
				{(page) => (
					<Opened
						id={opened.id}
						noun="request"
						elsewhere={data.opened}
						page={page}
						onStep={opened.step}
						renderDialog={(request, isOpen, steps) => (
							<HireRequestDialog
								open={isOpen && !deletion.isOpen}
								request={request}
								now={now}
								steps={steps}
								onClose={opened.close}
								onSet={(status) => void setStatus([request], status)}
								onDelete={() => remove([request], opened.close)}
							/>
						)}
					/>
				)}
			</ListFrame>
			<DeleteDialog deletion={deletion} />
		</>
	);
}
