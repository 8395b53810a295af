import type { DataErrorKind } from "@site/shared-data";
import { Button, Icon } from "@site/shared-ui";
import type { ReactNode } from "react";
import { draftMessage, saveErrorMessage } from "../errorMessages.ts";
import { Actions, Root, Text } from "./Banner.styles.ts";

interface BannerProps {
	/** "danger" is announced immediately (alert), "warn" politely (status). */
	tone: "warn" | "danger";
	actions?: ReactNode;
	children: ReactNode;
}

/** A notice below the bar of a form; the admin may keep writing and decide later. */
export const Banner = ({ tone, actions, children }: BannerProps) => (
	<Root $tone={tone} role={tone === "danger" ? "alert" : "status"}>
		<Icon name={tone === "danger" ? "warning" : "retry"} />
		<Text>{children}</Text>
		{actions && <Actions>{actions}</Actions>}
	</Root>
);

interface SaveErrorBannerProps {
	noun: string;
	kind: DataErrorKind;
	isDraftStored: boolean;
	onRetry: () => void;
	onSignIn: () => void;
	onCompare: () => void;
	onSaveAsNew: (() => void) | undefined;
}

export function SaveErrorBanner({ noun, kind, isDraftStored, onRetry, onSignIn, onCompare, onSaveAsNew }: SaveErrorBannerProps) {
	const nextSteps: { [Kind in DataErrorKind]?: { label: string; run: () => void } | undefined } = {
		"signed-out": { label: "Sign in", run: onSignIn },
		conflict: { label: "Compare", run: onCompare },
		"not-found": onSaveAsNew && { label: "Save as new", run: onSaveAsNew },
	};
	const { label, run } = nextSteps[kind] ?? { label: "Retry", run: onRetry };
	return (
		<Banner
			tone="danger"
			actions={
				<Button size="small" onClick={run}>
					{label}
				</Button>
			}
		>
			<strong>Not saved.</strong> {saveErrorMessage(kind, noun)} {draftMessage(isDraftStored)}
		</Banner>
	);
}
