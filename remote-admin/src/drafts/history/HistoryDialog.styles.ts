import { styled } from "styled-components";

const isNarrow = "@media (max-width: 47.99rem)";

export const Columns = styled.div`
	display: grid;
	grid-template-columns: 11rem minmax(0, 1fr);
	gap: var(--space-5);
	align-items: start;

	${isNarrow} {
		grid-template-columns: minmax(0, 1fr);
		gap: var(--space-4);
	}
`;

export const Versions = styled.ul`
	display: grid;
	gap: 2px;
	max-height: 48dvh;
	padding: 2px;
	overflow-y: auto;
	overscroll-behavior: contain;

	${isNarrow} {
		max-height: 10.25rem;
		border: 1px solid var(--line);
		border-radius: var(--radius-md);
	}
	button {
		display: flex;
		flex-wrap: wrap;
		justify-content: space-between;
		gap: 0 var(--space-3);
		width: 100%;
		padding: var(--space-2) var(--space-3);
		border-radius: var(--radius-sm);
		font-size: var(--text-sm);
		line-height: 1.5;
		text-align: start;
		color: var(--text-2);
		transition: background-color var(--t-colour);

		> span {
			color: var(--text-3);
		}
		@media (hover: hover) {
			&:hover {
				background: var(--subtle);
			}
		}
		@media (pointer: coarse) {
			align-items: center;
			min-height: var(--touch);
		}
		&[aria-pressed="true"] {
			background: var(--accent-tint);
			color: var(--text);

			> span {
				color: var(--text-2);
			}
		}
	}
`;

export const Same = styled.p`
	padding: var(--space-4);
	border: 1px solid var(--line);
	border-radius: var(--radius-md);
	color: var(--text-2);
`;
