import { Dialog as Base } from "@base-ui/react/dialog";
import { Icon, VisuallyHidden } from "@site/shared-ui";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { Kbd } from "../Kbd/Kbd.tsx";
import type { Command, CommandGroup } from "./CommandGroup.ts";
import {
	Group,
	GroupLabel,
	Hints,
	KeyButton,
	Name,
	Option,
	Options,
	SearchInput,
	SearchRow,
	Status,
} from "./CommandPalette.styles.ts";
import { useCommandSearch } from "./useCommandSearch.ts";

/** The props of the open palette. */
export interface CommandsProps {
	onClose: () => void;
	/** The commands in order, filtered by the query. */
	groups: readonly CommandGroup[];
	/**
	 * Searches for the query and resolves with filtered results. Debounced; an outdated result is ignored, a
	 * rejection shows an error.
	 */
	search?: (query: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>;
	/** Returns the text typed before the search box had the focus; called on focus. See `useCommandKeys`. */
	typedAhead?: () => string;
}

/** The inside of the palette. Mounted on every opening, so that the query starts empty. */
export function Commands({ onClose, groups, search, typedAhead }: CommandsProps) {
	const id = useId();
	const [query, setQuery] = useState("");
	const [selection, setSelection] = useState(0);
	const found = useCommandSearch(search, query);

	const shown = [...filterCommands(groups, query), ...found.groups.filter((group) => group.commands.length > 0)];
	const commands = shown.flatMap((group) => group.commands);
	const selected = Math.min(selection, commands.length - 1);
	const optionId = (command: Command) => `${id}-${command.id}`;
	const activeId = commands[selected] && optionId(commands[selected]);

	useEffect(() => {
		if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: "nearest" });
	}, [activeId]);

	const run = (command: Command | undefined) => {
		if (!command) return;
		onClose();
		command.run();
	};

	const handleKeyDown = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		const pressed = event.metaKey || event.ctrlKey ? `cmd ${event.key.toLowerCase()}` : event.key;
		const shortcut = groups.flatMap((group) => group.commands).find((command) => command.shortcut === pressed);
		const step = { ArrowDown: 1, ArrowUp: -1 }[pressed];
		if (step) setSelection((selected + step + commands.length) % Math.max(1, commands.length));
		else if (pressed === "Enter") run(commands[selected]);
		else if (pressed.startsWith("cmd ") && shortcut) run(shortcut);
		else return;
		event.preventDefault();
	};

	return (
		<>
			<SearchRow>
				<Icon>
					<circle cx="11" cy="11" r="6.5" />
					<path d="m20 20-4.200-4.200" />
				</Icon>
				<SearchInput
					type="text"
					aria-label="Search actions"
					aria-autocomplete="list"
					aria-controls={`${id}-list`}
					aria-activedescendant={activeId}
					placeholder="Where to?"
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					enterKeyHint="go"
					value={query}
					onChange={(event) => {
						setQuery(event.target.value);
						setSelection(0);
					}}
					onFocus={() => setQuery(query + (typedAhead?.() ?? ""))}
					onKeyDown={handleKeyDown}
				/>
				<CloseKey />
			</SearchRow>
			{/* Focusable, because it scrolls; it handles the same keys as the search box. */}
			<Options
				id={`${id}-list`}
				role="listbox"
				tabIndex={0}
				aria-label="Actions"
				aria-activedescendant={activeId}
				hidden={commands.length === 0}
				onKeyDown={handleKeyDown}
			>
				{shown.map((group, index) => (
					// oxlint-disable-next-line react/no-array-index-key -- groups have no id.
					<Group key={index} role="group" aria-label={group.label}>
						{group.label && <GroupLabel aria-hidden="true">{group.label}</GroupLabel>}
						{group.commands.map((command) => (
							<CommandOption
								key={command.id}
								id={optionId(command)}
								command={command}
								selected={optionId(command) === activeId}
								onPoint={() => setSelection(commands.indexOf(command))}
								onRun={() => run(command)}
							/>
						))}
					</Group>
				))}
			</Options>
			<Status role="status">
				{found.phase === "searching" && "Searching…"}
				{found.phase === "failed" && "The search did not answer. Type on to try again."}
				{found.phase !== "searching" &&
					found.phase !== "failed" &&
					commands.length === 0 &&
					`Nothing found for “${query.trim()}”.`}
				{commands.length > 0 && query && <VisuallyHidden>{count(commands.length)}</VisuallyHidden>}
			</Status>
			<Hints aria-hidden="true">
				<span>
					<Kbd keys="↑ ↓" /> move
				</span>
				<span>
					<Kbd keys="↵" /> run
				</span>
			</Hints>
		</>
	);
}

const count = (results: number) => (results === 1 ? "1 result" : `${results} results`);

/** An Escape button for touch screens. */
const CloseKey = () => (
	<Base.Close render={<KeyButton type="button" aria-label="Close esc" />}>
		<Kbd keys="esc" />
	</Base.Close>
);

interface CommandOptionProps {
	id: string;
	command: Command;
	selected: boolean;
	onPoint: () => void;
	onRun: () => void;
}

const CommandOption = ({ id, command, selected, onPoint, onRun }: CommandOptionProps) => (
	// The focus stays in the search box, whose keys move the selection; options listen to the pointer only.
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

/**
 * Keeps the commands whose name or keywords contain every word of the query, and the groups that are not
 * empty.
 */
function filterCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	return groups
		.map((group) => ({
			...group,
			commands: group.commands.filter(({ name, keywords = "" }) => {
				const text = `${name} ${keywords}`.toLowerCase();
				return words.every((word) => text.includes(word));
			}),
		}))
		.filter((group) => group.commands.length > 0);
}
