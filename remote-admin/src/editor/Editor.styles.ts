import { below, from } from "@site/shared-ui/layout";
import { styled } from "styled-components";

export const Root = styled.div`
	--pane-pad: var(--space-6);
	display: flex;
	flex-direction: column;
	min-height: 0;

	@media (max-width: 80rem) {
		--pane-pad: var(--space-5);
	}
	${below(48)} {
		--pane-pad: var(--space-4);
	}
`;

export const Panes = styled.div`
	--details-width: 19.5rem;
	flex: 1;
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	grid-template-rows: minmax(0, 1fr);
	min-height: 0;

	${from(68.76)} {
		&[data-preview="true"] {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
		&[data-details="true"] {
			grid-template-columns: minmax(0, 1fr) var(--details-width);
		}
		&[data-preview="true"][data-details="true"] {
			grid-template-columns: repeat(2, minmax(0, 1fr)) var(--details-width);
		}
	}
`;

export const Write = styled.section`
	display: flex;
	flex-direction: column;
	min-width: 0;
	min-height: 0;

	&[hidden] {
		display: none;
	}
`;

export const Preview = styled.section`
	position: relative;
	min-width: 0;
	padding: calc(var(--space-6) + 0.4rem) var(--pane-pad) var(--space-8);
	border-inline: 1px solid var(--line);
	background: var(--surface);
	overflow-y: auto;
	overscroll-behavior: contain;

	&:focus-visible {
		outline-offset: -2px;
		border-radius: 0;
	}
	@media (max-width: 68.75rem) {
		border: 0;
	}
	${below(48)} {
		padding-block: var(--space-5) var(--space-7);
	}
`;

export const Details = styled.section`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: 1.25rem;
	align-content: start;
	padding: var(--space-5) 1.25rem var(--space-6);
	overflow-y: auto;
	overscroll-behavior: contain;

	&[hidden] {
		display: none;
	}
	@media (min-width: 68.76rem) and (pointer: fine) {
		input:not([type="checkbox"]),
		textarea {
			font-size: var(--text-md);
		}
	}
	@media (max-width: 68.75rem) {
		width: min(42rem, 100%);
		padding-inline: var(--pane-pad);
	}
`;
