import { Prose } from "@site/shared-ui/Prose";
import { styled } from "styled-components";

/** A note's headings are not headings of the page. */
export const Body = styled(Prose)`
	max-width: 60ch;
	font-size: var(--text-md);
	overflow-wrap: anywhere;

	&[data-plain] {
		white-space: pre-wrap;
	}
`;
