import { Button, Notice } from "@site/shared-ui";
import { useLoaderData, useRevalidator } from "@site/shared-ui/router";
import { PageHead } from "../layout/PageHead.tsx";
import { BackendFacts } from "./BackendFacts.tsx";
import { PartFacts } from "./PartFacts.tsx";
import { Parts, Remarks } from "./SystemScreen.styles.ts";
import type { systemLoader } from "./systemLoader.ts";

/** What is deployed, what runs in this tab, and whether the backend answers. To be read only: deploying is done where the site runs. */
export function SystemScreen() {
	const { revision, parts, backend } = useLoaderData<typeof systemLoader>();
	const { revalidate, state } = useRevalidator();
	return (
		<>
			<PageHead
				title="System"
				note="What is deployed, and what runs in this tab."
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
				{parts.map((part) => (
					<PartFacts key={part.name} part={part} />
				))}
			</Parts>
		</>
	);
}
