import { styled } from "styled-components";

/** Fades its content during revalidation, after a delay that most responses beat. */
export const Refreshable = styled.div<{ $isRefreshing: boolean }>`
	opacity: ${({ $isRefreshing }) => ($isRefreshing ? 0.6 : 1)};
	transition: opacity var(--t-overlay) ${({ $isRefreshing }) => ($isRefreshing ? "300ms" : "0s")};
`;
