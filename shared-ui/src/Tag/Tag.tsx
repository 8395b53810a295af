import { VisuallyHidden } from "@site/shared-ui";
import type { ComponentProps } from "react";
import { Chips, Root, Words } from "./Tag.styles.ts";

/** One keyword on a tinted ground. */
export const Tag = ({ children, ...rest }: ComponentProps<"span">) => (
	<Root {...rest}>
		<span>{children}</span>
	</Root>
);

type TagListProps = Omit<ComponentProps<"ul">, "ref" | "children"> & {
	/** The keywords in order. */
	tags: readonly string[];
	/** words: mono with slashes, for visitors; chips: tinted, for dense lists. */
	look?: "words" | "chips";
	/** The others are counted: "+2". */
	maxTags?: number;
};

/** Keywords in their order. Renders nothing for an empty list. */
export function TagList({ tags, look = "words", maxTags = tags.length, ...rest }: TagListProps) {
	if (tags.length === 0) return null;
	const hidden = tags.length - maxTags;
	const Root = look === "words" ? Words : Chips;
	return (
		<Root {...rest}>
			{tags.slice(0, maxTags).map((tag, at) => (
				<li key={`${at}:${tag}`}>{look === "words" ? tag : <Tag>{tag}</Tag>}</li>
			))}
			{hidden > 0 && (
				<li title={tags.slice(maxTags).join(", ")}>
					+{hidden}
					<VisuallyHidden> more: {tags.slice(maxTags).join(", ")}</VisuallyHidden>
				</li>
			)}
		</Root>
	);
}
