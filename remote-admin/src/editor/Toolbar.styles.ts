import { styled } from "styled-components";

const isNarrow = "@media (max-width: 47.99rem)";

export const Bar = styled.div`
	display: flex;
	flex: none;
	align-items: center;
	padding: var(--space-1) calc(var(--pane-pad) - 0.5rem);
	border-block: 1px solid var(--line);
	overflow-x: auto;
	scrollbar-width: none;

	${isNarrow} {
		padding: 2px var(--space-2);
	}
`;

export const Group = styled.span`
	display: flex;
	flex: none;
	gap: 1px;

	align-items: center;

	& + &::before {
		content: "";
		width: 1px;
		height: 1.125rem;
		margin-inline: var(--space-2);
		background: var(--line-strong);
	}
	${isNarrow} {
		& + &::before {
			margin-inline: 1px;
		}
	}
`;

export const Tool = styled.button`
	position: relative;
	display: grid;
	place-items: center;
	flex: none;
	width: 2rem;
	height: 2rem;
	border-radius: var(--radius-sm);
	color: var(--text-2);
	cursor: pointer;
	transition: background-color var(--t-colour);

	svg {
		width: 1.125rem;
		height: 1.125rem;
	}
	&:focus-visible,
	&:has(:focus-visible) {
		outline: 2px solid var(--focus);
		outline-offset: -2px;
	}
	@media (hover: hover) {
		&:hover {
			background: var(--subtle);
			color: var(--text);
		}
	}
	@media (pointer: coarse), (max-width: 47.99rem) {
		width: 2.25rem;
		height: var(--touch);
	}
`;

export const HiddenFileInput = styled.input`
	position: absolute;
	inset: 0;
	width: 100%;
	opacity: 0;
	cursor: inherit;
`;
