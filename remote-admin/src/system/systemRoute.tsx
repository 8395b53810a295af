import { urls } from "@site/shared-data";
import { Button, Notice, TextLink } from "@site/shared-ui";
import { useLoaderData, useRevalidator } from "@site/shared-ui/router";
import { PageHead } from "../layout/PageHead.tsx";
import { BackendFacts } from "./BackendFacts.tsx";
import { BackupBlock } from "./BackupBlock.tsx";
import { MailBlock } from "./MailBlock.tsx";
import { PartFacts } from "./PartFacts.tsx";
import { Parts, Remarks } from "./SystemScreen.styles.ts";
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
						What is deployed, and what runs in this tab. <TextLink to={urls.admin.redirects()}>Redirects</TextLink>
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
			<Parts>
				<BackendFacts backend={backend} revision={revision} />
				<MailBlock mail={mail} now={now} />
				<BackupBlock lastBackupAt={lastBackupAt} />
				{parts.map((part) => (
					<PartFacts key={part.name} part={part} />
				))}
			</Parts>
		</>
	);
}
