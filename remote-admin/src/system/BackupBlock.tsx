import { formatDateTime } from "@site/shared-data/dates";
import { LoadingState, Notice, Skeleton } from "@site/shared-ui";
import { DescriptionList } from "@site/shared-ui/DescriptionList";
import type { Result } from "../results/Result.ts";
import { ResultBlock } from "../results/ResultBlock.tsx";
import { Part, Remarks } from "./SystemScreen.styles.ts";

export const BackupBlock = ({ lastBackupAt }: { lastBackupAt: Promise<Result<Date | null>> }) => (
	<Part title="Backups">
		<ResultBlock result={lastBackupAt} loading={loading} failure="The time of the last backup could not be loaded.">
			{(madeAt) =>
				madeAt ? (
					<DescriptionList layout="rows" facts={[{ term: "Last one made", detail: formatDateTime(madeAt) }]} />
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
