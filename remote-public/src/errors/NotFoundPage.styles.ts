import { styled } from "styled-components";

export const Root = styled.div`
	display: grid;
	justify-items: start;
	padding-block: clamp(3rem, 9vw, 8rem) clamp(2rem, 5vw, 4rem);
`;

export const Label = styled.p`
	font: var(--weight-medium) var(--text-xs)/1.5 var(--font-mono);
	letter-spacing: var(--tracking-label);
	color: var(--text-3);
`;

export const Title = styled.h1`
	max-width: 11em;
	margin: var(--space-4) 0 var(--space-4) -0.03em;
	font: var(--weight-medium) var(--text-hero)/1.04 var(--font-serif);
	letter-spacing: var(--tracking-hero);
`;

export const Lead = styled.p`
	max-width: 34rem;
	font: var(--weight-regular) var(--text-xl)/1.5 var(--font-serif);
	color: var(--text-2);

	/* Moves to the next line before it is broken. */
	code {
		display: inline-block;
		max-width: 100%;
		padding: 0.1em 0.35em;
		border-radius: var(--radius-xs);
		background: var(--subtle);
		font-size: 0.8em;
		line-height: 1.3;
		overflow-wrap: anywhere;
	}
`;

export const Actions = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--space-3) var(--space-4);
	margin-top: var(--space-6);
`;
