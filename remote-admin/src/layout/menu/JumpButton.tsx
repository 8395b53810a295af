import { VisuallyHidden } from "@site/shared-ui";
import { Kbd } from "@site/shared-ui/Kbd";
import { AdminIcon } from "../AdminIcon.tsx";
import { Root } from "./JumpButton.styles.ts";

/** Opens the command palette. */
export const JumpButton = ({ onOpen }: { onOpen: () => void }) => (
	<Root type="button" onClick={onOpen} aria-keyshortcuts="Control+K Meta+K">
		<AdminIcon name="search" />
		<VisuallyHidden>Open command palette: </VisuallyHidden>
		<span>Jump to… </span>
		<Kbd keys={commandKey()} />
	</Root>
);

const commandKey = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "⌘ K" : "Ctrl K");
