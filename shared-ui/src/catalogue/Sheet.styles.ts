import { styled } from "styled-components";
import { from } from "../layout/index.ts";

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

export const Row = styled.section`
	display: grid;
	gap: var(--space-5);
	padding-block: var(--space-6) var(--space-8);
	border-top: 1px solid var(--line);

	${from(60)} {
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
