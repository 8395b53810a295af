import { Kbd } from "../Kbd/Kbd.tsx";
import type { Command } from "./CommandGroup.ts";
import { Name, Option } from "./CommandPalette.styles.ts";

interface CommandOptionProps {
	id: string;
	command: Command;
	selected: boolean;
	onPoint: () => void;
	onRun: () => void;
}

export const CommandOption = ({ id, command, selected, onPoint, onRun }: CommandOptionProps) => (
	// The focus stays in the search box, whose keys move the selection: options listen to the pointer only.
	// oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
	<Option
		id={id}
		role="option"
		aria-selected={selected}
		onMouseMove={selected ? undefined : onPoint}
		onMouseDown={(event) => event.preventDefault()}
		onClick={onRun}
	>
		{command.icon}
		<Name>{command.name}</Name>
		{command.shortcut && " "}
		{command.shortcut && <Kbd keys={command.shortcut} />}
	</Option>
);
