import { Form as RouterForm } from "@site/shared-ui/router";
import { styled } from "styled-components";

export const Form = styled(RouterForm)`
	position: relative;
	min-width: 0;

	/* Nothing is chosen yet. */
	select:has(> [value=""]:checked) {
		color: var(--text-3);
	}
	option {
		color: var(--text);
	}
	/* Keeps the label of a newly focused field below the header. */
	:is(input, select, textarea) {
		scroll-margin-top: 2.5rem;
	}
`;

/** Fields below each other, in pairs on wide screens; a wide field spans both columns. */
export const Fields = styled.div`
	display: grid;
	gap: var(--space-5) var(--space-4);

	@media (min-width: 36rem) {
		grid-template-columns: 1fr 1fr;

		> :has(> [data-wide]) {
			grid-column: 1 / -1;
		}
	}
`;

export const End = styled.div`
	display: grid;
	gap: var(--space-5);
	margin-top: var(--space-5);
`;

export const Failure = styled.div`
	display: grid;
	gap: var(--space-3);

	> p {
		font-size: var(--text-sm);
		color: var(--text-2);
	}
`;

export const SendRow = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--space-3) var(--space-5);

	p {
		max-width: 22rem;
		font-size: var(--text-sm);
		line-height: 1.45;
		color: var(--text-3);
	}
`;
