import { type DataErrorKind, urls } from "@site/shared-data";
import { Icon, TextLink } from "@site/shared-ui";
import { useRevalidator } from "@site/shared-ui/router";
import { errorReason } from "../errorReason.ts";
import { Retry, Root } from "./BlockError.styles.ts";

/** The error state of a block: the failed read, its reason, and Retry. */
export function BlockError({ what, kind }: { what: string; kind: DataErrorKind }) {
	const { revalidate, state } = useRevalidator();
	const isRetrying = state === "loading";
	return (
		<Root role="alert">
			<p>
				{what} {kind === "refused" ? "This account may not read them." : errorReason(kind)}
			</p>
			{kind === "signed-out" && <TextLink to={urls.admin.login()}>Sign in again</TextLink>}
			{/* Not disabled while it retries, because a disabled button would lose the focus. */}
			<Retry size="small" variant="quiet" aria-busy={isRetrying || undefined} onClick={() => !isRetrying && revalidate()}>
				<Icon name="retry" />
				Retry
			</Retry>
		</Root>
	);
}
