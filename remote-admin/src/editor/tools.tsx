import { isApple, isComposing } from "@site/shared-ui/keys";
import type { KeyboardEvent, ReactNode } from "react";
import { applyEdit, type Edit, type Selected, selectedIn } from "./edits/edit.ts";
import { continueList, lineMarks, toCode, toggleLines, toLink, wrapSelection } from "./edits/markdownEdits.ts";

interface Tool {
	label: string;
	/** The shortcut with Cmd or Ctrl, and `alt` or `shift` if needed. */
	key?: { code: string; alt?: true; shift?: true; shown: string };
	edit: (selected: Selected) => Edit;
	icon: ReactNode;
}

export const tools: Tool[][] = [
	[
		{
			label: "Heading",
			key: { code: "Digit2", alt: true, shown: "Alt+2" },
			edit: (selected) => toggleLines(selected, lineMarks.heading),
			icon: <path d="M5 4v12M15 4v12M5 10h10" />,
		},
		{
			label: "Bold",
			key: { code: "KeyB", shown: "B" },
			edit: (selected) => wrapSelection(selected, "**"),
			icon: <path d="M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z" strokeWidth="2" />,
		},
		{
			label: "Italic",
			key: { code: "KeyI", shown: "I" },
			edit: (selected) => wrapSelection(selected, "*"),
			icon: <path d="M8 4h7M5 16h7M11.500 4l-3 12" />,
		},
	],
	[
		{
			label: "Link",
			key: { code: "KeyK", shown: "K" },
			edit: toLink,
			icon: (
				<path d="M8.500 11.500a3 3 0 0 0 4.200 0l2.600-2.600a3 3 0 0 0-4.200-4.200l-1 1M11.500 8.500a3 3 0 0 0-4.200 0l-2.600 2.600a3 3 0 0 0 4.200 4.200l1-1" />
			),
		},
		{
			label: "Quote",
			edit: (selected) => toggleLines(selected, lineMarks.quote),
			icon: <path d="M4.500 4v12M8 6h8M8 10h8M8 14h5" />,
		},
		{
			label: "Code",
			key: { code: "KeyE", shown: "E" },
			edit: toCode,
			icon: <path d="M7 6l-4 4 4 4M13 6l4 4-4 4" />,
		},
	],
	[
		{
			label: "List",
			key: { code: "Digit8", shift: true, shown: "Shift+8" },
			edit: (selected) => toggleLines(selected, lineMarks.list),
			icon: <path d="M8 5.500h8M8 10h8M8 14.500h8M4 5.500h.1M4 10h.1M4 14.500h.1" />,
		},
		{
			label: "Numbered list",
			key: { code: "Digit7", shift: true, shown: "Shift+7" },
			edit: (selected) => toggleLines(selected, lineMarks.numbered),
			icon: (
				<path d="M8.500 5.500H16M8.500 10H16M8.500 14.500H16M3.500 4.500l1-.500v4M3.300 12.200c1.700-1.200 2.700.300 1.500 1.500l-1.500 1.800h2.200" />
			),
		},
	],
];

/** Handles the keys of the text box: the toolbar's shortcuts, and Enter in a list. */
export function handleEditKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
	// Ignores keys of an unfinished input method composition.
	if (isComposing(event.nativeEvent)) return;
	const box = event.currentTarget;
	const selected = selectedIn(box);
	const edit = event.key === "Enter" && !hasModifier(event) ? continueList(selected) : toolFor(event)?.edit(selected);
	if (!edit) return;
	event.preventDefault();
	// Cmd+K would open the palette.
	event.stopPropagation();
	applyEdit(box, edit);
}

function toolFor(event: KeyboardEvent) {
	const hasCommand = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
	if (!hasCommand) return undefined;
	return tools
		.flat()
		.find(({ key }) => key?.code === event.code && Boolean(key.alt) === event.altKey && Boolean(key.shift) === event.shiftKey);
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey;
