import { styled } from "styled-components";
import { token } from "../theme/token.ts";

export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

interface Look {
	$direction: "row" | "column";
	$gap: Space;
	$align: string | undefined;
	$justify: string | undefined;
	$wrap: boolean;
}

export const Root = styled.div<Look>`
	display: flex;
	flex-direction: ${({ $direction }) => $direction};
	gap: ${({ $gap }) => token(`space-${$gap}`)};
	${({ $align }) => $align && `align-items: ${$align};`}
	${({ $justify }) => $justify && `justify-content: ${$justify};`}
	${({ $wrap }) => $wrap && "flex-wrap: wrap;"}
	min-width: 0;
`;
