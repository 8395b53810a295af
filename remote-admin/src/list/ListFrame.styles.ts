import { styled } from "styled-components";

/** Rows that are being asked for again pale, after a moment in which most answers come. */
export const Rows = styled.div<{ $isRefreshing: boolean }>`
	opacity: ${({ $isRefreshing }) => ($isRefreshing ? 0.6 : 1)};
	transition: opacity var(--t-overlay) ${({ $isRefreshing }) => ($isRefreshing ? "300ms" : "0s")};

	/* A row that gets the focus stops short of what sticks at the edges. */
	html:has(&) {
		scroll-padding-block: 7rem 5rem;
	}
`;

export const Foot = styled.div`
	padding-top: var(--space-4);
`;
