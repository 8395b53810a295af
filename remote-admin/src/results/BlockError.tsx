import { type DataErrorKind, urls } from "@site/shared-data";
import { Button, Icon, TextLink } from "@site/shared-ui";
import { Row } from "@site/shared-ui/layout";
import { useRevalidator } from "@site/shared-ui/router";
import { keyframes, styled } from "styled-components";
import { errorReason } from "../errorReason.ts";

interface BlockErrorProps {
	what: string;
	kind: DataErrorKind;
	/** Retry's function and whether it runs; by default Retry runs all loaders of the page again. */
	retry?: { run: () => void; isRunning: boolean };
}

export function BlockError({ what, kind, retry }: BlockErrorProps) {
	const { revalidate, state } = useRevalidator();
	const { run, isRunning: isRetrying } = retry ?? { run: revalidate, isRunning: state === "loading" };
	return (
		<Row $wrap $align="center" $gap="1 3" $pad="3 0px" $size="sm" $leading={1.45} $tone="danger" role="alert">
			<p>{`${what} ${kind === "refused" ? "This account may not read them." : errorReason(kind)}`}</p>
			{kind === "signed-out" && <TextLink to={urls.admin.login()}>Sign in again</TextLink>}
			{/* Not disabled while it retries, because a disabled button would lose the focus. */}
			<Retry size="small" variant="quiet" aria-busy={isRetrying || undefined} onClick={() => !isRetrying && run()}>
				<Icon name="retry" />
				Retry
			</Retry>
		</Row>
	);
}

const spin = keyframes`
	to { rotate: 1turn; }
`;

const Retry = styled(Button)`
	margin-left: calc(-1 * var(--space-3));

	&[aria-busy="true"] svg {
		animation: ${spin} 0.8s linear infinite;
	}
`;
