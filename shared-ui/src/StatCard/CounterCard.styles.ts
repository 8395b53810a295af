import { styled } from "styled-components";
import { token } from "../theme/token.ts";

export const Root = styled.li<{ $waiting: boolean }>`
	display: flex;
	align-items: ${({ $waiting }) => ($waiting ? "center" : "baseline")};
	justify-content: space-between;
	gap: var(--space-3);
	min-width: 0;
	padding: 0.625rem 1.25rem;
	box-shadow:
		-1px 0 var(--line),
		0 -1px var(--line);

	@media (max-width: 47.99rem) {
		flex-direction: column;
		align-items: flex-start;
		gap: 0;
		padding: 0.625rem 0.75rem;
	}
`;

export const Label = styled.span`
	font-size: var(--text-sm);
	color: var(--text-2);
`;

export const Count = styled.strong<{ $hot: boolean }>`
	font: var(--weight-medium) var(--text-2xl) / 1.2 var(--font-serif);
	font-variant-numeric: tabular-nums lining-nums;
	color: ${({ $hot }) => token($hot ? "clay" : "text")};
`;
