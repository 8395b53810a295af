import { styled } from "styled-components";

export const Root = styled.dialog`
	position: fixed;
	inset: 0;
	width: 100%;
	max-width: none;
	height: 100%;
	max-height: none;
	padding: var(--space-5);
	border: 0;
	background: var(--bg);
	color: var(--text);
	overscroll-behavior: contain;

	&[open] {
		display: grid;
		grid-template-rows: minmax(0, 1fr) auto;
		gap: var(--space-4);
		justify-items: center;
	}
	&::backdrop {
		background: var(--scrim);
	}
	img {
		width: 100%;
		height: 100%;
		object-fit: contain;
		cursor: zoom-out;
	}
	p {
		max-width: var(--w-text);
		font-size: var(--text-md);
		text-align: center;
		color: var(--text-2);
	}
	form {
		position: absolute;
		top: var(--space-4);
		right: var(--space-4);
		border-radius: var(--radius-full);
		background: var(--bg);
	}
`;
