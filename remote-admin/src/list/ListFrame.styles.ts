import { createGlobalStyle, styled } from "styled-components";

/** A row that gets the focus stops short of what sticks at the edges. */
export const ScrollRoom = createGlobalStyle`
	html {
		scroll-padding-block: 7rem 5rem;
	}
`;

/** Rows that are being asked for again pale, after a moment in which most answers come. */
export const Rows = styled.div<{ $isRefreshing: boolean }>`
	opacity: ${({ $isRefreshing }) => ($isRefreshing ? 0.6 : 1)};
	transition: opacity var(--t-overlay) ${({ $isRefreshing }) => ($isRefreshing ? "300ms" : "0s")};
`;

export const Foot = styled.div`
	padding-top: var(--space-4);
`;
