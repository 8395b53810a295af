import { keyframes, styled } from "styled-components";

// Only the position is animated: a fade-in would delay the Largest Contentful Paint.
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
