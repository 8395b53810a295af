import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { controlLook } from "./control.styles.ts";
import { useFieldControl } from "./FieldContext.ts";

/** A one-line text control; inside a Field it is labelled and described by it. */
export const Input = (props: ComponentProps<"input">) => <InputRoot {...useFieldControl()} {...props} />;

const InputRoot = styled.input`
	${controlLook}
`;

/** A multi-line text control that grows with its text if the browser supports it. */
export const Textarea = (props: ComponentProps<"textarea">) => <TextareaRoot {...useFieldControl()} {...props} />;

const TextareaRoot = styled.textarea`
	${controlLook}
	display: block;
	min-height: 9rem;
	resize: vertical;
	field-sizing: content;

	[data-density="dense"] && {
		min-height: 6rem;
	}
`;

/** A native select with the product's arrow. */
export const Select = (props: ComponentProps<"select">) => <SelectRoot {...useFieldControl()} {...props} />;

const stroke = (side: "left" | "right") => {
	const [from, to] = ["calc(50% - 0.9px)", "calc(50% - 0.5px)"];
	return `linear-gradient(to top ${side}, transparent ${from}, var(--text-2) ${to}, var(--text-2) calc(50% + 0.5px), transparent calc(50% + 0.9px))`;
};

const SelectRoot = styled.select`
	${controlLook}
	appearance: none;
	/* Two strokes that form the chevron of the other controls, in a colour of the theme. */
	background-image: ${stroke("right")}, ${stroke("left")};
	background-position:
		calc(100% - 18.5px) 54%,
		calc(100% - 14px) 54%;
	background-size: 5px 5px;
	background-repeat: no-repeat;

	/* Also for dense fields, so that no text runs under the arrow. */
	&&& {
		padding-right: 2.125rem;
	}
	text-overflow: ellipsis;
`;
