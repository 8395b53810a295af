import { styled } from "styled-components";

export const Root = styled.div`
	margin-bottom: var(--space-5);

	@media (max-width: 47.99rem) {
		margin-bottom: var(--space-3);
	}
`;

export const Heading = styled.h1`
	font: var(--weight-medium) var(--text-screen)/var(--leading-heading) var(--font-serif);
	letter-spacing: var(--tracking-title);

	@media (max-width: 47.99rem) {
		font-size: var(--text-3xl);
	}
`;

export const Note = styled.p`
	margin-top: var(--space-1);
	color: var(--text-3);
	font-size: var(--text-sm);
`;
