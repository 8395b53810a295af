import { systemContext, urls } from "@site/shared-data";
import { Button, Notice, TextLink } from "@site/shared-ui";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "@site/shared-ui/router";
import { PageHead } from "../layout/PageHead.tsx";
import { BackendFacts } from "./BackendFacts.tsx";
import { PartFacts } from "./PartFacts.tsx";
import { Parts, Remarks } from "./SystemScreen.styles.ts";

/** Reads the system report of the shell. */
export function loader({ context }: LoaderFunctionArgs) {
	return context.get(systemContext)();
}

/**
 * The deployed and loaded releases and the backend's health. Read-only: releases are deployed on the server.
 */
export function Component() {
	const { revision, parts, backend } = useLoaderData<typeof loader>();
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
				{parts.map((part) => (
					<PartFacts key={part.name} part={part} />
				))}
			</Parts>
		</>
	);
}
