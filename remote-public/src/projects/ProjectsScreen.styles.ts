import { styled } from "styled-components";

export const Cards = styled.div`
	display: grid;
	gap: clamp(3rem, 5vw, 5rem) clamp(1.5rem, 3vw, 3rem);
	padding-bottom: var(--section);

	@media (min-width: 44rem) {
		grid-template-columns: repeat(2, minmax(0, 1fr));
	}
`;
