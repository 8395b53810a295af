import { styled } from "styled-components";

export const Offers = styled.div`
	display: grid;
	gap: var(--space-5);
	margin-top: var(--space-6);
	padding-bottom: var(--section);

	@media (min-width: 46rem) {
		grid-template-columns: repeat(2, minmax(0, 1fr));
	}
	@media (min-width: 66rem) {
		grid-template-columns: repeat(3, minmax(0, 1fr));
	}
`;
