import { styled } from "styled-components";

export const Duo = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
	gap: var(--space-3);
	align-items: start;
`;

/** Suggests, never overwrites. */
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
