import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { controlLook } from "./control.styles.ts";
import { useFieldControl } from "./FieldContext.ts";

/** A one-line text control; inside a Field it is labelled and described by it. */
export const Input = (props: ComponentProps<"input">) => <Root {...useFieldControl()} {...props} />;

const Root = styled.input`
	${controlLook}
`;
