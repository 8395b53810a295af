import { Icon, VisuallyHidden } from "@site/shared-ui";
import type { ComponentProps } from "react";
import { Root } from "./CopyButton.styles.ts";
import { useCopy } from "./useCopy.ts";

type CopyButtonProps = Omit<ComponentProps<"button">, "children" | "onClick" | "ref"> & {
	/** The text to copy. */
	text: string;
	/** The label: "Copy", "Copy link". */
	label?: string;
};

/** Copies a text and shows "Copied!" for two seconds; if the clipboard refuses it shows that it failed. */
export function CopyButton({ text, label = "Copy", ...rest }: CopyButtonProps) {
	const { state, copy } = useCopy();
	const words = { ready: label, copied: "Copied!", failed: "Not copied" }[state];
	return (
		<Root type="button" $copied={state === "copied"} onClick={() => void copy(text)} {...rest}>
			{state === "copied" ? (
				<Icon name="check" />
			) : (
				<Icon>
					<path d="M8.500 11a2.500 2.500 0 0 1 2.500-2.500h6a2.500 2.500 0 0 1 2.500 2.500v6a2.500 2.500 0 0 1-2.500 2.500h-6a2.500 2.500 0 0 1-2.500-2.500ZM15.500 8.500V7A2.500 2.500 0 0 0 13 4.500H7A2.500 2.500 0 0 0 4.500 7v6A2.500 2.500 0 0 0 7 15.500h1.500" />
				</Icon>
			)}
			{words}
			<VisuallyHidden role="status">{state === "ready" ? "" : words}</VisuallyHidden>
		</Root>
	);
}
