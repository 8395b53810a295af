import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Action, Root, Text, Title } from "./states.styles.ts";

interface ErrorStateProps {
	/** The failure: "The projects did not load". */
	title: string;
	/** The reason in plain words, and whether any input is lost. */
	children?: ReactNode;
	onRetry?: () => void;
	busy?: boolean;
	/** Another way on, next to Retry. */
	more?: ReactNode;
	/** Pass "h1" if this is the only content of the page. */
	heading?: "h1" | "h2";
}

/** The error state of content that could not be loaded, with Retry. */
export function ErrorState({ title, children, onRetry, busy = false, more, heading = "h2" }: ErrorStateProps) {
	return (
		<Root role="alert">
			<Title as={heading}>{title}</Title>
			{children && <Text>{children}</Text>}
			{onRetry && (
				<Action>
					<Button size="small" busy={busy} onClick={onRetry}>
						{!busy && <Icon name="retry" />}
						<span>Retry</span>
					</Button>
					{more}
				</Action>
			)}
		</Root>
	);
}
