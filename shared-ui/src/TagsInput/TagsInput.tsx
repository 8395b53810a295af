import { useMounted } from "@site/shared-ui";
import { useFieldControl } from "@site/shared-ui/useFieldControl";
import type { ClipboardEvent, ComponentProps } from "react";
import { TagChips, useRovingChips } from "./TagChips.tsx";
import { Line, Root } from "./TagsInput.styles.ts";

type TagsInputProps = Omit<ComponentProps<"input">, "type" | "ref" | "value" | "onChange" | "onBlur" | "onKeyDown"> & {
	/** The tags as one text, separated by commas: exactly the value that a form without script sends. */
	value: string;
	/** Called with the new text. */
	onValueChange: (value: string) => void;
};

/** Tags typed or pasted as one text, and below it each tag as a chip that removes it. */
export function TagsInput({ value, onValueChange, ...rest }: TagsInputProps) {
	const isMounted = useMounted();
	const tags = toTags(value);
	const { box, enter, ...chips } = useRovingChips((at) => onValueChange(tags.filter((_, index) => index !== at).join(", ")));

	const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
		const pasted = event.clipboardData.getData("text");
		if (!/[\n\t;]/.test(pasted)) return;
		event.preventDefault();
		const { selectionStart, selectionEnd } = event.currentTarget;
		const before = value.slice(0, selectionStart ?? value.length);
		const after = value.slice(selectionEnd ?? value.length);
		onValueChange(toTags([before, pasted.replace(/[\n\t;]+/g, ","), after].join(",")).join(", "));
	};

	return (
		<Root>
			<Line
				ref={box}
				{...useFieldControl()}
				autoComplete="off"
				{...rest}
				value={value}
				onChange={(event) => onValueChange(event.currentTarget.value)}
				onPaste={handlePaste}
				onBlur={() => {
					const tidy = tags.join(", ");
					if (tidy !== value) onValueChange(tidy);
				}}
				onKeyDown={(event) => {
					if (event.key === "ArrowDown" && tags.length > 0) {
						event.preventDefault();
						enter();
					}
				}}
			/>
			{isMounted && <TagChips tags={tags} {...chips} />}
		</Root>
	);
}

const toTags = (text: string): string[] =>
	text
		.split(",")
		.map((tag) => tag.trim())
		.filter(Boolean);
