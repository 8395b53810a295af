import { styled } from "styled-components";
import { common, declare, type PropsOf } from "./rules.ts";

/** Text in a font, size, weight and colour of the theme. A paragraph unless `as` says otherwise. */
export const Text = styled.p<PropsOf<typeof common>>`
	${declare(common)}
`;
