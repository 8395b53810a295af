import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Action, Root, Text, Title } from "./Face.styles.ts";

interface FailedProps {
	/** What did not happen: "The projects did not load". */
	title: string;
	/** Why, as far as a person cares, and what is safe. */
	children?: ReactNode;
	/** Tries again; without it there is no button. */
	onRetry?: () => void;
	/** True while the new attempt runs. */
	busy?: boolean;
	/** Pass "h1" where the face is the whole page. */
	heading?: "h1" | "h2";
}

/** The face of what could not be loaded: what happened, and Retry. */
export function Failed({ title, children, onRetry, busy = false, heading = "h2" }: FailedProps) {
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
