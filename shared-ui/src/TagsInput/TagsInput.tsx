import { useMounted } from "@site/shared-ui";
import { useFieldControl } from "@site/shared-ui/useFieldControl";
import type { ClipboardEvent, ComponentProps } from "react";
import { useControlled } from "../hooks/useControlled.ts";
import { TagChips } from "./TagChips.tsx";
import { Line, Root } from "./TagsInput.styles.ts";
import { useRovingChips } from "./useRovingChips.ts";

type TagsInputProps = Omit<
	ComponentProps<"input">,
	"type" | "ref" | "value" | "defaultValue" | "onChange" | "onBlur" | "onKeyDown"
> & {
	/** The tags as one text, separated by commas: exactly what a form without script sends. */
	value?: string;
	defaultValue?: string;
	onValueChange?: (value: string) => void;
};

/** Tags typed or pasted as one text, and below it each tag as a chip that removes it. */
export function TagsInput({ value, defaultValue = "", onValueChange, ...rest }: TagsInputProps) {
	const [text, setText] = useControlled(value, defaultValue, onValueChange);
	const isMounted = useMounted();
	const tags = toTags(text);
	const { box, enter, ...chips } = useRovingChips((at) => setText(tags.filter((_, index) => index !== at).join(", ")));

	const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
		const pasted = event.clipboardData.getData("text");
		if (!/[\n\t;]/.test(pasted)) return;
		event.preventDefault();
		const { selectionStart, selectionEnd } = event.currentTarget;
		const before = text.slice(0, selectionStart ?? text.length);
		const after = text.slice(selectionEnd ?? text.length);
		setText(toTags([before, pasted.replace(/[\n\t;]+/g, ","), after].join(",")).join(", "));
	};

	return (
		<Root>
			<Line
				ref={box}
				{...useFieldControl()}
				autoComplete="off"
				{...rest}
				value={text}
				onChange={(event) => setText(event.currentTarget.value)}
				onPaste={handlePaste}
				onBlur={() => {
					const tidy = tags.join(", ");
					if (tidy !== text) setText(tidy);
				}}
				onKeyDown={(event) => {
					if (event.key === "ArrowDown" && tags.length > 0) {
						event.preventDefault();
						enter();
					}
				}}
			/>
			{isMounted && <TagChips tags={tags} disabled={rest.disabled} {...chips} />}
		</Root>
	);
}

/** The tags in a text: split on commas, trimmed, empty ones dropped. */
export const toTags = (text: string): string[] =>
	text
		.split(",")
		.map((tag) => tag.trim())
		.filter(Boolean);
