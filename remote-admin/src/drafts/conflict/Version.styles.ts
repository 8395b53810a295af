import { styled } from "styled-components";

export const Root = styled.section`
	display: flex;
	flex-direction: column;
	min-width: 0;

	& + & {
		border-left: 1px solid var(--line);
	}
	@media (max-width: 47.99rem) {
		& + & {
			border-top: 1px solid var(--line);
			border-left: 0;
		}
	}
`;

export const Head = styled.header`
	padding: var(--space-3) var(--space-4);
	border-bottom: 1px solid var(--line);
	font-size: var(--text-sm);
	color: var(--text-2);
`;

export const Name = styled.h3`
	font: var(--weight-semibold) var(--text-md) / 1.5 var(--font-sans);
	color: var(--text);
`;

export const Text = styled.div`
	display: grid;
	gap: var(--space-4);
	align-content: start;
	max-height: 40dvh;
	padding: var(--space-4);
	overflow-y: auto;
	font-size: var(--text-md);
	line-height: 1.65;
	overflow-wrap: anywhere;

	&:focus-visible {
		outline-offset: -2px;
	}
	@media (max-width: 47.99rem) {
		max-height: 28dvh;
	}
`;
