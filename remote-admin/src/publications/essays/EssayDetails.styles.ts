import { styled } from "styled-components";

/** A date and a number side by side; the date has the width that Firefox needs for its year. */
export const FieldPair = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--space-3);

	> :first-child {
		flex: 3 1 10rem;
	}
	> :last-child {
		flex: 2 1 5.5rem;
	}
`;

/** A suggested reading time. Its space is reserved until the text is rendered, so that nothing shifts. */
export const Suggestion = styled.p`
	display: flex;
	justify-content: space-between;
	gap: var(--space-3);
	min-height: 1.5rem;
	margin-top: var(--space-2);
	font-size: var(--text-sm);
	line-height: 1.5rem;
	color: var(--text-3);

	button {
		min-height: 1.5rem;
		font-weight: var(--weight-medium);
		color: var(--accent);
		text-decoration: underline 1px var(--accent-line);
		text-underline-offset: 0.2em;
	}
	@media (pointer: coarse) {
		align-items: center;
		button {
			min-height: var(--touch);
		}
	}
`;
