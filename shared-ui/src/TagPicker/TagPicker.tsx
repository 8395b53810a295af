import { VisuallyHidden } from "@site/shared-ui";
import { useFieldControl } from "@site/shared-ui/useFieldControl";
import { type ComponentProps, useId, useState } from "react";
import { isComposing } from "../hooks/keys.ts";
import { TagChips, useRovingChips } from "../TagsInput/TagChips.tsx";
import { Line, Root } from "../TagsInput/TagsInput.styles.ts";

type TagPickerProps = Omit<
	ComponentProps<"input">,
	"type" | "ref" | "list" | "value" | "defaultValue" | "onChange" | "onBlur" | "onKeyDown"
> & {
	/** The tags in order. */
	tags: readonly string[];
	/** Called with the new tags. */
	onTagsChange: (tags: string[]) => void;
	/** Tags to choose from while typing. */
	suggestions?: readonly string[];
	/** Why a tag cannot be added, as a sentence; undefined if it can. */
	validate?: (tag: string, tags: readonly string[]) => string | undefined;
	/** Called with the reason why the typed text was not added; the text box keeps it. */
	onProblemChange?: (problem: string | undefined) => void;
};

/** Tags typed one by one: Enter, a comma or leaving the text box adds one, and its chip removes it. */
export function TagPicker({ tags, onTagsChange, suggestions = [], validate, onProblemChange, ...rest }: TagPickerProps) {
	const [typed, setTyped] = useState("");
	const [said, setSaid] = useState("");
	const options = useId();
	const { box, ...chips } = useRovingChips((at) => {
		setSaid(`Removed ${tags[at]}`);
		onProblemChange?.(undefined);
		onTagsChange(tags.filter((_, index) => index !== at));
	});

	function add(text: string) {
		const waiting = text
			.split(/[,\n]/)
			.map((tag) => tag.trim())
			.filter(Boolean);
		const chosen = [...tags];
		let problem: string | undefined;
		while (waiting.length > 0 && !problem) {
			problem = validate?.(waiting[0] as string, chosen);
			if (!problem) chosen.push(waiting.shift() as string);
		}
		setTyped(waiting.join(", "));
		onProblemChange?.(problem);
		if (chosen.length === tags.length) return;
		setSaid(`Added ${chosen.slice(tags.length).join(", ")}`);
		onTagsChange(chosen);
	}

	return (
		<Root>
			<Line
				ref={box}
				{...useFieldControl()}
				autoComplete="off"
				list={options}
				{...rest}
				value={typed}
				onChange={({ currentTarget: { value } }) => {
					if (value.includes(",")) return add(value);
					setTyped(value);
					if (value.trim() === "") onProblemChange?.(undefined);
				}}
				onBlur={() => add(typed)}
				onKeyDown={(event) => {
					if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
					event.preventDefault();
					add(typed);
				}}
			/>
			<datalist id={options}>
				{suggestions
					.filter((tag) => !tags.includes(tag))
					.map((tag) => (
						<option key={tag} value={tag}>
							{tag}
						</option>
					))}
			</datalist>
			<TagChips tags={tags} {...chips} />
			<VisuallyHidden role="status">{said}</VisuallyHidden>
		</Root>
	);
}
