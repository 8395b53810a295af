import { styled } from "styled-components";

export const Page = styled.div`
	max-width: calc(var(--w-wide) + 2 * var(--gutter));
	margin-inline: auto;
	padding: clamp(2rem, 6vw, 5rem) var(--gutter);
`;
