import { Button, Notice } from "@site/shared-ui";
import { showInCorner } from "../errors/showInCorner.tsx";

/** Asks whether the page may give way to its new version although something typed would be lost. It can be taken back; then nobody answers. */
export function askToUpdate(answered: (isWanted: boolean) => void): { remove: () => void } {
	const answer = (isWanted: boolean) => {
		question.remove();
		answered(isWanted);
	};
	const question = showInCorner(
		<Notice
			tone="warn"
			action={
				<>
					<Button size="small" onClick={() => answer(false)}>
						Keep writing
					</Button>
					<Button size="small" onClick={() => answer(true)}>
						Update
					</Button>
				</>
			}
		>
			<strong>This page has a newer version.</strong> Until it is loaded, some parts do not open. Loading it clears what you typed
			and did not send.
		</Notice>,
	);
	return question;
}
