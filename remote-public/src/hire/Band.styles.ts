import { styled } from "styled-components";
import { meta } from "../layout/Meta.ts";
import { Root as Section } from "../layout/Section.styles.ts";

export const Root = styled(Section)`
	padding-bottom: var(--space-8);

	&:last-of-type {
		padding-bottom: var(--space-7);
	}
`;

export const Head = styled.div`
	display: grid;
	gap: var(--space-1);
	align-content: start;

	span {
		${meta}
	}
	h2 {
		font: var(--weight-medium) var(--text-2xl)/1.2 var(--font-serif);
		letter-spacing: var(--tracking-heading);
	}
	@media (max-width: 55.99rem) {
		margin-bottom: var(--space-5);
	}
`;

export const Matter = styled.div`
	max-width: var(--w-text);
`;
