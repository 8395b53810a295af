import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Action, Root, Text, Title } from "./states.styles.ts";

interface ErrorStateProps {
	/** What did not happen: "The projects did not load". */
	title: string;
	/** Why, in the visitor's words, and what is safe. */
	children?: ReactNode;
	/** Tries again; without it there is no button. */
	onRetry?: () => void;
	/** True while the new attempt runs. */
	busy?: boolean;
	/** Pass "h1" where this is the whole page. */
	heading?: "h1" | "h2";
}

/** For what could not be loaded: says what happened and offers Retry. */
export function ErrorState({ title, children, onRetry, busy = false, heading = "h2" }: ErrorStateProps) {
	return (
		<Root role="alert">
			<Title as={heading}>{title}</Title>
			{children && <Text>{children}</Text>}
			{onRetry && (
				<Action>
					<Button size="small" busy={busy} onClick={onRetry}>
						{!busy && <Icon name="retry" />}
						Retry
					</Button>
				</Action>
			)}
		</Root>
	);
}
