import { styled } from "styled-components";

export const Page = styled.main`
	max-width: var(--w-wide);
	margin-inline: auto;
	padding: var(--space-8) var(--gutter) var(--space-9);
`;

export const Part = styled.p`
	font: var(--weight-medium) var(--text-xs)/1 var(--font-mono);
	letter-spacing: var(--tracking-label);
	text-transform: uppercase;
	color: var(--text-3);
`;

export const Title = styled.h1`
	margin-top: var(--space-4);
	font: var(--weight-medium) var(--text-title)/var(--leading-display) var(--font-serif);
	letter-spacing: var(--tracking-title);
`;

export const Lead = styled.p`
	max-width: var(--w-text);
	margin-block: var(--space-4) var(--space-8);
	font: var(--weight-regular) var(--text-xl)/1.5 var(--font-serif);
	color: var(--text-2);
`;

export const Row = styled.section`
	display: grid;
	gap: var(--space-5);
	padding-block: var(--space-6) var(--space-8);
	border-top: 1px solid var(--line);

	@media (min-width: 60rem) {
		grid-template-columns: var(--w-rail) minmax(0, 1fr);
		column-gap: var(--space-7);
	}
`;

export const Label = styled.h2`
	font: var(--weight-medium) var(--text-xs)/1.6 var(--font-mono);
	letter-spacing: var(--tracking-label);
	text-transform: uppercase;
	color: var(--text-3);
`;

export const Content = styled.div`
	display: grid;
	gap: var(--space-5);
	min-width: 0;
`;

export const Note = styled.p`
	max-width: var(--w-measure);
	color: var(--text-2);
`;
