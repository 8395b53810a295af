import { type DataErrorKind, urls } from "@site/shared-data";
import { Button, Icon, TextLink } from "@site/shared-ui";
import { useRevalidator } from "@site/shared-ui/router";
import { keyframes, styled } from "styled-components";
import { errorReason } from "../errorReason.ts";

interface BlockErrorProps {
	what: string;
	kind: DataErrorKind;
	/** What Retry does, unless it runs all loaders of the page again, and whether that runs. */
	retry?: { run: () => void; isRunning: boolean };
}

export function BlockError({ what, kind, retry }: BlockErrorProps) {
	const { revalidate, state } = useRevalidator();
	const { run, isRunning: isRetrying } = retry ?? { run: revalidate, isRunning: state === "loading" };
	return (
		<Root role="alert">
			<p>{`${what} ${kind === "refused" ? "This account may not read them." : errorReason(kind)}`}</p>
			{kind === "signed-out" && <TextLink to={urls.admin.login()}>Sign in again</TextLink>}
			{/* Not disabled while it retries, because a disabled button would lose the focus. */}
			<Retry size="small" variant="quiet" aria-busy={isRetrying || undefined} onClick={() => !isRetrying && run()}>
				<Icon name="retry" />
				Retry
			</Retry>
		</Root>
	);
}

const Root = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--space-1) var(--space-3);
	padding-block: var(--space-3);
	font-size: var(--text-sm);
	line-height: 1.45;
	color: var(--danger);
`;

const spin = keyframes`
	to { rotate: 1turn; }
`;

const Retry = styled(Button)`
	margin-left: calc(-1 * var(--space-3));

	&[aria-busy="true"] svg {
		animation: ${spin} 0.8s linear infinite;
	}
`;
