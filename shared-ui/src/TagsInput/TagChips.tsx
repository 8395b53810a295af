import { Icon } from "@site/shared-ui";
import { type KeyboardEvent, useRef } from "react";
import { Chips } from "../Tag/Tag.styles.ts";
import { Chip } from "./TagsInput.styles.ts";

interface TagChipsProps extends Pick<ReturnType<typeof useRovingChips>, "list" | "removeAndKeepFocus" | "handleKey"> {
	tags: readonly string[];
}

/** Each tag as a chip that removes it; renders nothing without tags. */
export function TagChips({ tags, list, removeAndKeepFocus, handleKey }: TagChipsProps) {
	if (tags.length === 0) return null;
	return (
		<Chips ref={list}>
			{tags.map((tag, at) => (
				<li key={keyOf(tags, at)}>
					<Chip
						type="button"
						tabIndex={at === 0 ? 0 : -1}
						aria-label={`Remove ${tag}`}
						onClick={() => removeAndKeepFocus(at)}
						onKeyDown={(event) => handleKey(event, at)}
					>
						<span>{tag}</span>
						<Icon name="close" />
					</Chip>
				</li>
			))}
		</Chips>
	);
}

/** A stable key per tag, so that a chip keeps the focus when an earlier one is removed. */
const keyOf = (tags: readonly string[], at: number) =>
	`${tags[at]}:${tags.slice(0, at).filter((tag) => tag === tags[at]).length}`;

/** Moves the focus among the chips below a text box: arrows, Home, End, Delete and Backspace. */
export function useRovingChips(remove: (at: number) => void) {
	const box = useRef<HTMLInputElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const chips = () => [...(list.current?.querySelectorAll("button") ?? [])];
	const focus = (at: number) => (chips()[at] ?? box.current)?.focus();

	const removeAndKeepFocus = (at: number) => {
		// Focus the next chip after a removal, or the previous one after the last chip.
		const rest = chips().filter((_, index) => index !== at);
		(rest[at] ?? rest[at - 1] ?? box.current)?.focus();
		remove(at);
	};

	const handleKey = (event: KeyboardEvent, at: number) => {
		const last = chips().length - 1;
		const moves: Record<string, () => void> = {
			ArrowLeft: () => focus(Math.max(0, at - 1)),
			ArrowRight: () => focus(Math.min(last, at + 1)),
			ArrowUp: () => box.current?.focus(),
			Home: () => focus(0),
			End: () => focus(last),
			Delete: () => removeAndKeepFocus(at),
			Backspace: () => removeAndKeepFocus(at),
		};
		const move = moves[event.key];
		if (!move) return;
		event.preventDefault();
		move();
	};
	return { box, list, enter: () => focus(0), removeAndKeepFocus, handleKey };
}
