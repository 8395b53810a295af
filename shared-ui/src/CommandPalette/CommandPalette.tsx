import { Dialog as Base } from "@base-ui/react/dialog";
import type { CommandGroup } from "./CommandGroup.ts";
import { Backdrop, Popup, Portal, Viewport } from "./CommandPalette.styles.ts";
import { Commands } from "./Commands.tsx";

export type { Command, CommandGroup } from "./CommandGroup.ts";

export interface CommandPaletteProps {
	open: boolean;
	onClose: () => void;
	/** What can be done, in order; filtered by what is typed. */
	groups: readonly CommandGroup[];
	/** Finds more for what is typed, already filtered. Called after a pause; an answer that was overtaken is dropped. */
	search?: (query: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>;
	/** What was typed before its box had the focus, asked for when it has it: see `useCommandKeys`. */
	typedAhead?: () => string;
	/** The accessible name of the dialog. */
	label?: string;
	placeholder?: string;
}

/**
 * Everything that can be done, by typing. The arrows move and wrap, Enter runs and closes, Escape closes; the first is selected on opening. Shortcuts
 * that begin with "cmd" work while it is open, with Ctrl too.
 */
export const CommandPalette = ({ open, onClose, label = "Command palette", ...rest }: CommandPaletteProps) => (
	<Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
		<Portal>
			<Backdrop />
			<Viewport>
				<Popup aria-label={label}>
					<Commands onClose={onClose} {...rest} />
				</Popup>
			</Viewport>
		</Portal>
	</Base.Root>
);
