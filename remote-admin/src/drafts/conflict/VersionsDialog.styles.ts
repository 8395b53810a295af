import { styled } from "styled-components";

export const Sides = styled.div`
	display: grid;
	grid-template-columns: repeat(2, minmax(0, 1fr));
	border: 1px solid var(--line);
	border-radius: var(--radius-md);

	@media (max-width: 47.99rem) {
		grid-template-columns: minmax(0, 1fr);
	}
`;

/* Neither mark is colour alone: one line is straight, the other waves. */
export const Add = styled.ins`
	padding-inline: 0.125rem;
	border-radius: 2px;
	background: var(--accent-tint);
	color: inherit;
	text-decoration: underline 1.5px var(--accent);
	text-underline-offset: 0.2em;
	box-decoration-break: clone;
`;

export const Del = styled.del`
	padding-inline: 0.125rem;
	border-radius: 2px;
	background: var(--clay-tint);
	color: inherit;
	text-decoration: underline wavy 1px var(--clay);
	text-underline-offset: 0.2em;
	box-decoration-break: clone;
`;

export const Key = styled.p`
	display: flex;
	flex-wrap: wrap;
	gap: var(--space-1) var(--space-4);
	margin-top: var(--space-3);
	font-size: var(--text-sm);
	color: var(--text-2);
`;
