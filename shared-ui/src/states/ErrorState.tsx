import type { ReactNode } from "react";
import { Button, ButtonLink } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Root } from "./states.styles.ts";

interface ErrorStateProps {
	/** The failure: "The projects did not load". */
	title: string;
	/** The reason in plain words, and whether any input is lost. */
	children?: ReactNode;
	/** Loads the content again; without it there is no Retry. */
	onRetry?: () => void;
	/** The content is loading again. */
	busy?: boolean;
	/** Pass "h1" if this is the only content of the page: a link home follows Retry then. */
	heading?: "h1" | "h2";
}

/** The error state of content that could not be loaded, with Retry. */
export function ErrorState({ title, children, onRetry, busy = false, heading: Heading = "h2" }: ErrorStateProps) {
	return (
		<Root role="alert">
			<Heading>{title}</Heading>
			{children && <p>{children}</p>}
			{onRetry && (
				<div>
					<Button size="small" busy={busy} onClick={onRetry}>
						{!busy && <Icon name="retry" />}
						<span>Retry</span>
					</Button>
					{Heading === "h1" && (
						<ButtonLink size="small" variant="quiet" to="/">
							Home
						</ButtonLink>
					)}
				</div>
			)}
		</Root>
	);
}
