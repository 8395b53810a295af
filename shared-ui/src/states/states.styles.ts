import { styled } from "styled-components";

export const Root = styled.div`
	display: grid;
	justify-items: center;
	gap: var(--space-2);
	padding: clamp(2.5rem, 6vw, 4.5rem) var(--space-5);
	border-radius: var(--radius-lg);
	box-shadow: inset 0 0 0 1px var(--line);
	text-align: center;

	> svg {
		width: 7.5rem;
		margin-bottom: var(--space-3);
		fill: none;
		stroke: var(--line-strong);
		stroke-width: 1.5;
	}
	> :is(h1, h2) {
		font: var(--weight-medium) var(--text-2xl)/1.25 var(--font-serif);
		letter-spacing: var(--tracking-heading);
	}
	> p {
		max-width: 26rem;
		color: var(--text-2);
		text-wrap: balance;
	}
	> div {
		display: flex;
		gap: var(--space-2);
		margin-top: var(--space-4);
	}
`;
