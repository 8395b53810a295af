import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { controlLook } from "./control.styles.ts";
import { useFieldControl } from "./FieldContext.ts";

/** A text control of many lines that grows with its text where the browser can. */
export const Textarea = (props: ComponentProps<"textarea">) => <Root {...useFieldControl()} {...props} />;

const Root = styled.textarea`
	${controlLook}
	display: block;
	min-height: 9rem;
	resize: vertical;
	field-sizing: content;

	[data-density="dense"] && {
		min-height: 6rem;
	}
`;
