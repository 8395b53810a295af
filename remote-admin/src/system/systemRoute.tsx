import { type SystemReport, urls } from "@site/shared-data";
import { Button, LoadingState, Notice, Skeleton, TextLink } from "@site/shared-ui";
import { DescriptionList } from "@site/shared-ui/DescriptionList";
import { Grid } from "@site/shared-ui/layout";
import { useLoaderData, useRevalidator } from "@site/shared-ui/router";
import { Moment } from "../layout/Moment.tsx";
import { PageHead } from "../layout/PageHead.tsx";
import type { Result } from "../results/Result.ts";
import { ResultBlock } from "../results/ResultBlock.tsx";
import { StateMark } from "../table/status/Status.tsx";
import { MailBlock } from "./MailBlock.tsx";
import { PartFacts } from "./PartFacts.tsx";
import { Part, Remarks } from "./SystemScreen.styles.ts";
import type { systemLoader } from "./systemLoader.ts";

export { systemAction as action, systemLoader as loader } from "./systemLoader.ts";

export function Component() {
	const { revision, parts, backend, mail, lastBackupAt, now } = useLoaderData<typeof systemLoader>();
	const { revalidate, state } = useRevalidator();
	return (
		<>
			<PageHead
				title="System"
				note={
					<>
						The deployed releases, and the ones in this tab. <TextLink to={urls.admin.redirects()}>Redirects</TextLink>
					</>
				}
				actions={
					<Button size="small" onClick={() => void revalidate()} busy={state === "loading"}>
						Read again
					</Button>
				}
			/>
			<Remarks>
				{revision === null && (
					<Notice tone="warn">
						<strong>The registry could not be read.</strong> What runs here goes on running.
					</Notice>
				)}
			</Remarks>
			<Grid $columns="repeat(auto-fill, minmax(min(24rem, 100%), 1fr))" $gap="6 7" $top={5}>
				<BackendFacts backend={backend} revision={revision} />
				<MailBlock mail={mail} now={now} />
				<BackupBlock lastBackupAt={lastBackupAt} />
				{parts.map((part) => (
					<PartFacts key={part.name} part={part} />
				))}
			</Grid>
		</>
	);
}

function BackendFacts({ backend, revision }: Pick<SystemReport, "backend" | "revision">) {
	const { url, fromBrowser, fromServer } = backend;
	const isHealthy = [fromBrowser, fromServer].every((probe) => !probe.isChecked || probe.isReachable);
	return (
		<Part title="Backend" aside={<StateMark state={isHealthy ? "Healthy" : "Failing"} />}>
			<DescriptionList
				layout="rows"
				facts={[
					{ term: "Asked here", detail: describeProbe(fromBrowser) },
					{ term: "By the server", detail: describeProbe(fromServer) },
					{ term: "Address", detail: url },
					{ term: "Deployments", detail: revision === null ? "The registry could not be read" : `${revision} so far` },
				]}
			/>
		</Part>
	);
}

function describeProbe(probe: SystemReport["backend"]["fromBrowser"]) {
	if (!probe.isChecked) return "Static files without a server";
	return probe.isReachable ? `Answers, in ${probe.durationMs} ms` : `Does not answer (${probe.durationMs} ms)`;
}

const BackupBlock = ({ lastBackupAt }: { lastBackupAt: Promise<Result<Date | null>> }) => (
	<Part title="Backups">
		<ResultBlock result={lastBackupAt} loading={loading} failure="The time of the last backup could not be loaded.">
			{(madeAt) =>
				madeAt ? (
					<DescriptionList layout="rows" facts={[{ term: "Last one made", detail: <Moment at={madeAt} /> }]} />
				) : (
					<Remarks>
						<Notice tone="info">
							<strong>This site has made no backup yet.</strong> On its server, <code>npm run backup</code> makes one, and
							BACKUP_EVERY makes them by schedule. A hosted project keeps its own.
						</Notice>
					</Remarks>
				)
			}
		</ResultBlock>
	</Part>
);

const loading = (
	<LoadingState label="Loading the time of the last backup…">
		<Skeleton width="40%" height="1.25rem" />
	</LoadingState>
);
