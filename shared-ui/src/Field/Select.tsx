import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { controlLook } from "./control.styles.ts";
import { useFieldControl } from "./FieldContext.ts";

/** The native choice control, with the product's arrow. */
export const Select = (props: ComponentProps<"select">) => <Root {...useFieldControl()} {...props} />;

const Root = styled.select`
	${controlLook}
	appearance: none;
	padding-right: 2.5rem;
	background-image: linear-gradient(45deg, transparent 50%, var(--text-3) 50%), linear-gradient(-45deg, transparent 50%, var(--text-3) 50%);
	background-position:
		calc(100% - 19px) 55%,
		calc(100% - 14px) 55%;
	background-size: 5px 5px;
	background-repeat: no-repeat;
	text-overflow: ellipsis;
`;
