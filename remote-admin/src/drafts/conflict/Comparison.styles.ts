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

export const Side = styled.section`
	display: flex;
	flex-direction: column;
	min-width: 0;

	& + & {
		border-left: 1px solid var(--line);
	}
	@media (max-width: 47.99rem) {
		& + & {
			border-top: 1px solid var(--line);
			border-left: 0;
		}
	}
`;

export const Head = styled.header`
	padding: var(--space-3) var(--space-4);
	border-bottom: 1px solid var(--line);
	font-size: var(--text-sm);
	color: var(--text-2);
`;

export const Name = styled.h3`
	font: var(--weight-semibold) var(--text-md) / 1.5 var(--font-sans);
	color: var(--text);
`;

export const Text = styled.div`
	display: grid;
	gap: var(--space-4);
	align-content: start;
	max-height: 40dvh;
	padding: var(--space-4);
	overflow-y: auto;
	font-size: var(--text-md);
	line-height: 1.65;
	overflow-wrap: anywhere;

	&:focus-visible {
		outline-offset: -2px;
	}
	@media (max-width: 47.99rem) {
		max-height: 28dvh;
	}
`;

export const FieldLabel = styled.h4`
	font: var(--weight-regular) var(--text-xs) / 1.5 var(--font-mono);
	color: var(--text-3);
`;

export const Paragraph = styled.p`
	white-space: pre-wrap;

	& + & {
		margin-top: var(--space-2);
	}
`;

export const EmptyText = styled.p`
	color: var(--text-3);
`;

/* The marks differ not only in colour: one line is straight, the other wavy. */
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
