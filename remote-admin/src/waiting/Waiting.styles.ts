import { styled } from "styled-components";

const tones = { fresh: "var(--accent)", soon: "var(--clay)", over: "var(--danger)" };

export type Urgency = keyof typeof tones;

export const Root = styled.span<{ $urgency: Urgency }>`
	--tone: ${({ $urgency }) => tones[$urgency]};
	display: inline-flex;
	align-items: center;
	gap: var(--space-2);
	font-size: var(--text-sm);
	color: ${({ $urgency }) => ($urgency === "over" ? "var(--danger)" : "var(--text-2)")};
	white-space: nowrap;
`;

export const Line = styled.span`
	width: 3rem;
	height: 3px;
	border-radius: 2px;
	background: var(--sunk);
	overflow: hidden;
	forced-color-adjust: none;

	> span {
		display: block;
		height: 100%;
		border-radius: inherit;
		background: var(--tone);
	}
`;
