import { Dialog as Base } from "@base-ui/react/dialog";
import { Icon, VisuallyHidden } from "@site/shared-ui";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { commandLetter, hasLetterKeys, isApple, isComposing } from "../hooks/keys.ts";
import { Kbd } from "../Kbd/Kbd.tsx";
import { wrapTab } from "../overlay/wrapTab.ts";
import { Backdrop, Hints, Option, Options, Popup, Portal, SearchRow, Status, Viewport } from "./CommandPalette.styles.ts";
import { type Command, type CommandGroup, useCommandSearch } from "./useCommandSearch.ts";

export type { Command, CommandGroup };

interface CommandsProps {
	/** Called by Escape, a click outside, and every chosen command. */
	onClose: () => void;
	/** The commands in order, filtered by the query. */
	groups: readonly CommandGroup[];
	/** Searches after a typing pause; an outdated result is ignored, a rejection shows an error. */
	search?: (query: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>;
	/** A command for a query without results. */
	fallback?: (query: string) => Command;
	/** Returns the text typed before the search box had the focus; called on focus. See `useLazyPalette`. */
	typedAhead?: () => string;
}

type CommandPaletteProps = CommandsProps & { open: boolean };

/** Commands found by typing. The first is selected; "cmd" shortcuts work while it is open, with Ctrl too. */
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

/** The inside of the palette. Mounted on every opening, so that the query starts empty. */
function Commands({ onClose, groups, search, fallback, typedAhead }: CommandsProps) {
	const id = useId();
	const [query, setQuery] = useState("");
	const [selection, setSelection] = useState(0);
	const [awaited, setAwaited] = useState<string>();
	const found = useCommandSearch(search, query);

	const isSearching = found.phase === "searching";
	const own = filterCommands(groups, query);
	const all = [...own, ...found.groups.filter((group) => group.commands.length > 0)];
	const isMissing = all.length === 0 && !isSearching && query.trim() !== "";
	const shown = isMissing && fallback ? [{ commands: [fallback(query.trim())] }] : all;
	// Results of an earlier query stay visible to avoid flicker, but cannot be run.
	const commands = (isSearching ? own : shown).flatMap((group) => group.commands);
	const selected = Math.min(selection, commands.length - 1);
	const optionId = (command: Command) => `${id}-${command.id}`;
	const activeId = commands[selected] && optionId(commands[selected]);

	useEffect(() => {
		if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: "nearest" });
	}, [activeId]);

	const missing = isMissing && `Nothing found for “${query.trim()}”.`;
	const message = {
		idle: missing,
		searching: "Searching…",
		done: missing,
		failed: "The search did not answer. Change the text to search again.",
	}[found.phase];
	const run = (command: Command | undefined) => {
		if (!command) return;
		onClose();
		command.run();
	};

	// Enter was pressed before the results of its query had arrived.
	const runFirst = useEffectEvent(() => !isMissing && run(commands[0]));
	const hasArrived = !isSearching && awaited !== undefined && awaited === query;
	useEffect(() => {
		if (hasArrived) runFirst();
	}, [hasArrived]);

	const handleKeyDown = (event: KeyboardEvent) => {
		if (isComposing(event.nativeEvent)) return;
		const letter = commandLetter(event.nativeEvent);
		const pressed = letter ? `cmd ${letter.toLowerCase()}` : event.key;
		const shortcut = groups.flatMap((group) => group.commands).find((command) => command.shortcut === pressed);
		const step = { ArrowDown: 1, ArrowUp: -1 }[pressed];
		if (step) setSelection((selected + step + commands.length) % Math.max(1, commands.length));
		else if (pressed === "Enter" && isSearching && commands.length === 0) setAwaited(query);
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
				<input
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
						setAwaited(undefined);
					}}
					onFocus={() => setQuery(query + (typedAhead?.() ?? ""))}
					onKeyDown={handleKeyDown}
				/>
				{/* Closes the palette on touch screens. */}
				<Base.Close render={<button type="button" aria-label="Close esc" />}>
					<Kbd keys="esc" />
					<Icon name="close" />
				</Base.Close>
			</SearchRow>
			{/* Focusable, because it scrolls; it handles the same keys as the search box. */}
			<Options
				id={`${id}-list`}
				role="listbox"
				tabIndex={0}
				aria-label="Actions"
				aria-activedescendant={activeId}
				hidden={shown.length === 0}
				onKeyDown={handleKeyDown}
			>
				{shown.map((group, index) => (
					// oxlint-disable-next-line react/no-array-index-key -- groups have no id.
					<div key={index} role="group" aria-label={group.label}>
						{group.label && <p aria-hidden="true">{group.label}</p>}
						{group.commands.map((command) => (
							// The focus stays in the search box, whose keys move the selection.
							// oxlint-disable-next-line click-events-have-key-events, interactive-supports-focus
							<Option
								key={command.id}
								id={optionId(command)}
								role="option"
								aria-selected={optionId(command) === activeId}
								aria-disabled={!commands.includes(command) || undefined}
								onMouseMove={() => setSelection(Math.max(0, commands.indexOf(command)))}
								onMouseDown={(event) => event.preventDefault()}
								onClick={() => commands.includes(command) && run(command)}
							>
								{command.icon}
								<span>{command.name}</span>
								<Shortcut keys={command.shortcut} />
							</Option>
						))}
					</div>
				))}
			</Options>
			<Status role="status">
				{message && <span>{message}</span>}
				{!missing && commands.length > 0 && query && <VisuallyHidden>{count(commands.length)}</VisuallyHidden>}
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

/** "cmd" is written as on the keyboard; letters are shown only while they are shortcuts. */
function Shortcut({ keys }: { keys: string | undefined }) {
	const isCommand = keys?.startsWith("cmd ");
	if (!keys || !(isCommand || hasLetterKeys())) return null;
	return (
		<>
			{" "}
			<Kbd keys={isCommand && !isApple() ? keys.replace("cmd", "ctrl") : keys} />
		</>
	);
}

const count = (results: number) => (results === 1 ? "1 result" : `${results} results`);

/** The commands whose name or keywords contain every word of the query, without empty groups. */
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
