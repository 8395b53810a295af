import { styled } from "styled-components";

export const Page = styled.div`
	max-width: calc(var(--w-wide) + 2 * var(--gutter));
	margin-inline: auto;
	padding-inline: var(--gutter);
`;
