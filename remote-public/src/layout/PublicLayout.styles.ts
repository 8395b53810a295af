import { keyframes, styled } from "styled-components";

// Only the place moves: a page that fades in from nothing would count as painted late.
const arrive = keyframes`
	from { translate: 0 8px; }
`;

export const Main = styled.main`
	min-height: 60dvh;
	animation: ${arrive} var(--t-page) var(--ease) backwards;

	&:focus-visible {
		outline: 0;
	}
`;
