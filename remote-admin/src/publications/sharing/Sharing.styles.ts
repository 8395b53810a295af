import { styled } from "styled-components";

export const Root = styled.details`
	summary {
		min-height: 1.5rem;
		font-size: var(--text-sm);
		font-weight: var(--weight-medium);
		cursor: pointer;
	}
	@media (pointer: coarse) {
		summary {
			min-height: var(--touch);
			line-height: var(--touch);
		}
	}
`;

const box = `
	overflow: hidden;
	border: 1px solid var(--line);
	border-radius: var(--radius-md);
	background: var(--bg);
	overflow-wrap: anywhere;
`;

export const Result = styled.div`
	${box}
	padding: var(--space-3);
	font-size: var(--text-sm);
	line-height: var(--leading-snug);
	color: var(--text-2);
`;

export const Card = styled.div`
	${box}

	> img,
	> span {
		display: block;
		width: 100%;
		aspect-ratio: 1200 / 630;
		object-fit: cover;
		background: var(--subtle);
	}
	> span {
		display: grid;
		place-content: center;
		padding: var(--space-4);
		font-size: var(--text-sm);
		text-align: center;
		color: var(--text-3);
	}
`;
