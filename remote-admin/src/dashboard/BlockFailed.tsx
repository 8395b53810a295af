import { type DataErrorKind, urls } from "@site/shared-data";
import { Icon, TextLink } from "@site/shared-ui";
import { useRevalidator } from "@site/shared-ui/router";
import { Retry, Root } from "./BlockFailed.styles.ts";

/** A block that could not be loaded: what and why, and Retry. Never an empty list. */
export function BlockFailed({ what, kind }: { what: string; kind: DataErrorKind }) {
	const { revalidate, state } = useRevalidator();
	const isRetrying = state === "loading";
	return (
		<Root role="alert">
			<p>
				{what} {reasons[kind]}
			</p>
			{kind === "signed-out" && <TextLink to={urls.admin.login()}>Sign in again</TextLink>}
			{/* Not disabled while it tries: a disabled button would lose the focus. */}
			<Retry size="small" variant="quiet" aria-busy={isRetrying || undefined} onClick={() => !isRetrying && revalidate()}>
				<Icon name="retry" />
				Retry
			</Retry>
		</Root>
	);
}

const reasons: Partial<Record<DataErrorKind, string>> = {
	offline: "The connection was lost.",
	unavailable: "The database did not answer.",
	refused: "This account may not read them.",
	"signed-out": "Your session has ended.",
	"too-many": "There were too many requests; wait a minute.",
};
