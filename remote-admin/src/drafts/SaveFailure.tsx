import type { DataErrorKind } from "@site/shared-data";
import { Button } from "@site/shared-ui";
import { saveErrorMessage } from "../errorMessages.ts";
import { Strip } from "./Strip.tsx";

interface SaveFailureProps {
	noun: string;
	kind: DataErrorKind;
	isKept: boolean;
	onRetry: () => void;
	onSignIn: () => void;
	onCompare: () => void;
	onSaveAsNew: (() => void) | undefined;
}

/** Why the last save did not happen, and what to do next. */
export function SaveFailure({ noun, kind, isKept, onRetry, onSignIn, onCompare, onSaveAsNew }: SaveFailureProps) {
	const next =
		kind === "signed-out"
			? { label: "Sign in", run: onSignIn }
			: kind === "conflict"
				? { label: "Compare", run: onCompare }
				: kind === "not-found" && onSaveAsNew
					? { label: "Save as new", run: onSaveAsNew }
					: { label: "Retry", run: onRetry };
	return (
		<Strip
			tone="danger"
			actions={
				<Button size="small" onClick={next.run}>
					{next.label}
				</Button>
			}
		>
			<strong>Not saved.</strong> {saveErrorMessage(kind, noun)}
			{isKept ? " Your text is kept on this device." : " This browser has no room to keep your text: copy it before you leave."}
		</Strip>
	);
}
