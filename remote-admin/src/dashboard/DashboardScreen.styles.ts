import { styled } from "styled-components";

export const Columns = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr) 20rem;
	gap: var(--space-6) var(--space-7);
	margin-top: var(--space-6);

	@media (max-width: 80rem) {
		gap: var(--space-6);
	}
	@media (max-width: 68.75rem) {
		grid-template-columns: minmax(0, 1fr);
	}
`;

export const Lists = styled.div`
	display: grid;
	gap: var(--space-6);
	align-content: start;
`;

export const Aside = styled(Lists)`
	@media (min-width: 48rem) and (max-width: 68.75rem) {
		grid-template-columns: 1fr 1fr;
	}
`;
