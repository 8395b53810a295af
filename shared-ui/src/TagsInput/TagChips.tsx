import { Icon } from "@site/shared-ui";
import { Chip, Chips } from "./TagsInput.styles.ts";
import type { useRovingChips } from "./useRovingChips.ts";

interface TagChipsProps extends Pick<ReturnType<typeof useRovingChips>, "list" | "removeAndKeepFocus" | "handleKey"> {
	tags: readonly string[];
	disabled?: boolean | undefined;
}

/** Each tag as a chip that removes it; renders nothing without tags. */
export function TagChips({ tags, disabled, list, removeAndKeepFocus, handleKey }: TagChipsProps) {
	if (tags.length === 0) return null;
	return (
		<Chips ref={list}>
			{tags.map((tag, at) => (
				<li key={keyOf(tags, at)}>
					<Chip
						type="button"
						disabled={disabled}
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
