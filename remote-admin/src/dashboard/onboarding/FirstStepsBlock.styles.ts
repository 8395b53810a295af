import { styled } from "styled-components";

export const Root = styled.section`
	margin-bottom: var(--space-6);
	padding: var(--space-4);
	border: 1px solid var(--line);
	border-radius: var(--radius-md);
	background: var(--surface);
`;

export const Steps = styled.ol`
	display: grid;
	gap: var(--space-3) var(--space-5);
	padding: var(--space-4) 0 0;
	list-style: none;

	@media (min-width: 62rem) {
		grid-template-columns: 1fr 1fr;
	}

	li {
		display: grid;
		grid-template-columns: 5rem 1fr;
		gap: var(--space-3);
		align-items: baseline;
	}
	strong {
		font-weight: var(--weight-semibold);
	}
	li[data-done="true"] strong {
		font-weight: var(--weight-regular);
		color: var(--text-2);
	}
	p {
		font-size: var(--text-sm);
		color: var(--text-2);
	}
`;
