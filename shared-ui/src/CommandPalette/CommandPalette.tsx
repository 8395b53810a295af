import { Dialog as Base } from "@base-ui/react/dialog";
import { wrapTab } from "../overlay/wrapTab.ts";
import { Backdrop, Popup, Portal, Viewport } from "./CommandPalette.styles.ts";
import { Commands, type CommandsProps } from "./Commands.tsx";

export type { Command, CommandGroup } from "./CommandGroup.ts";

/** The props of the palette: those of its content, and whether it is open. */
export type CommandPaletteProps = CommandsProps & { open: boolean };

/**
 * Commands found by typing. The arrows move and wrap, Enter runs and closes, Escape closes, the first is
 * selected on opening. Shortcuts that begin with "cmd" work while it is open, with Ctrl too.
 */
export const CommandPalette = ({ open, ...rest }: CommandPaletteProps) => (
	<Base.Root open={open} onOpenChange={(next) => !next && rest.onClose()}>
		<Portal>
			<Backdrop />
			<Viewport>
				<Popup aria-label="Command palette" onKeyDown={wrapTab}>
					<Commands {...rest} />
				</Popup>
			</Viewport>
		</Portal>
	</Base.Root>
);
