import { VisuallyHidden } from "@site/shared-ui";
import type { ComponentProps } from "react";
import { Tag } from "./Tag.tsx";
import { Chips, More, Words } from "./TagList.styles.ts";

type TagListProps = Omit<ComponentProps<"ul">, "ref" | "children"> & {
	tags: readonly string[];
	/** words: mono with slashes, for readers; chips: tinted, for dense lists. */
	look?: "words" | "chips";
	/** Shows so many and counts the rest. */
	most?: number;
};

/** Keywords of one thing, in their order. Nothing is drawn for an empty list. */
export function TagList({ tags, look = "words", most = tags.length, ...rest }: TagListProps) {
	if (tags.length === 0) return null;
	const hidden = tags.length - most;
	const Root = look === "words" ? Words : Chips;
	return (
		<Root {...rest}>
			{tags.slice(0, most).map((tag, at) => (
				<li key={`${at}:${tag}`}>{look === "words" ? tag : <Tag>{tag}</Tag>}</li>
			))}
			{hidden > 0 && (
				<More title={tags.slice(most).join(", ")}>
					+{hidden}
					<VisuallyHidden> more: {tags.slice(most).join(", ")}</VisuallyHidden>
				</More>
			)}
		</Root>
	);
}
