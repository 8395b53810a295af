import type { DataErrorKind } from "@site/shared-data";
import { Button } from "@site/shared-ui";
import { draftMessage, saveErrorMessage } from "../../errorMessages.ts";
import { Banner } from "../Banner.tsx";

interface SaveErrorBannerProps {
	noun: string;
	kind: DataErrorKind;
	isDraftStored: boolean;
	onRetry: () => void;
	onSignIn: () => void;
	onCompare: () => void;
	onSaveAsNew: (() => void) | undefined;
}

/** Why the last save failed, and the next step. */
export function SaveErrorBanner({ noun, kind, isDraftStored, onRetry, onSignIn, onCompare, onSaveAsNew }: SaveErrorBannerProps) {
	const next =
		kind === "signed-out"
			? { label: "Sign in", run: onSignIn }
			: kind === "conflict"
				? { label: "Compare", run: onCompare }
				: kind === "not-found" && onSaveAsNew
					? { label: "Save as new", run: onSaveAsNew }
					: { label: "Retry", run: onRetry };
	return (
		<Banner
			tone="danger"
			actions={
				<Button size="small" onClick={next.run}>
					{next.label}
				</Button>
			}
		>
			<strong>Not saved.</strong> {saveErrorMessage(kind, noun)} {draftMessage(isDraftStored)}
		</Banner>
	);
}
