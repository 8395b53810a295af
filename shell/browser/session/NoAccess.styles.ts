import { styled } from "styled-components";

export const Frame = styled.main`
	display: grid;
	align-content: center;
	gap: var(--space-4);
	max-width: var(--w-text);
	min-height: 80dvh;
	margin: 0 auto;
	padding: var(--gutter);
	color: var(--text-2);
`;

export const Heading = styled.h1`
	color: var(--text);
	font: var(--weight-medium) var(--text-title)/var(--leading-heading) var(--font-serif);
	letter-spacing: var(--tracking-title);
`;

export const Actions = styled.div`
	margin-top: var(--space-2);
`;
