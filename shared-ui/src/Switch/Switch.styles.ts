import { keyframes, styled } from "styled-components";

const breathe = keyframes`
	50% { opacity: 0.4; }
`;

export const Track = styled.input.attrs({ type: "checkbox", role: "switch" })`
	appearance: none;
	position: relative;
	flex: none;
	width: 2.25rem;
	height: 1.25rem;
	margin: 0.125rem 0;
	border-radius: var(--radius-full);
	background: var(--surface);
	box-shadow: inset 0 0 0 1px var(--control);
	cursor: inherit;
	transition:
		background-color var(--t-colour),
		box-shadow var(--t-colour);

	&::before {
		content: "";
		position: absolute;
		inset: 0.25rem auto 0.25rem 0.25rem;
		width: 0.75rem;
		border-radius: 50%;
		background: var(--control);
		transition:
			translate var(--t-overlay) var(--ease),
			background-color var(--t-colour);
	}
	@media (hover: hover) {
		&:hover:enabled {
			box-shadow: inset 0 0 0 1px var(--text-2);
		}
	}
	&:focus-visible {
		border-radius: var(--radius-full);
	}
	&:checked {
		background: var(--accent);
		box-shadow: none;
	}
	&:checked::before {
		translate: 1rem 0;
		background: var(--on-accent);
	}
	&:disabled {
		background: var(--subtle);
		box-shadow: inset 0 0 0 1px var(--line-strong);
	}
	&:disabled::before {
		background: var(--line-strong);
	}
	&:disabled:checked {
		background: var(--text-3);
		box-shadow: none;
	}
	&:disabled:checked::before {
		background: var(--surface);
	}
	&[aria-busy="true"]::before {
		animation: ${breathe} 1.2s var(--ease-in-out) infinite;
	}
	@media (forced-colors: active) {
		appearance: auto;
		&::before {
			display: none;
		}
	}
`;
