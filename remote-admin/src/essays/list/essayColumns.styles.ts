import { asRows } from "@site/shared-ui/Table";
import { styled } from "styled-components";

/** Says which date it is where no head of a column does: on a phone for everybody, in the table for assistive technology. */
export const Label = styled.span`
	${asRows} {
		position: absolute;
		width: 1px;
		height: 1px;
		overflow: hidden;
		clip-path: inset(50%);
	}
`;
