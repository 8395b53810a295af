import { Button } from "@site/shared-ui";
import { below } from "@site/shared-ui/layout";
import { styled } from "styled-components";

export const Root = styled.div`
	display: grid;
	grid-template: auto minmax(0, 1fr) / minmax(0, 30rem) minmax(0, 1fr);
	min-height: 100dvh;
	font-size: var(--text-md);

	${below(48)} {
		grid-template: 9rem auto minmax(0, 1fr) / minmax(0, 1fr);
	}
`;

export const Header = styled.header`
	padding: calc(var(--space-6) - 0.25rem) calc(var(--space-7) - 0.25rem);

	${below(48)} {
		grid-row: 2;
		padding: calc(var(--space-5) - 0.25rem) calc(var(--space-4) - 0.25rem) 0;
	}
	> button {
		position: absolute;
		z-index: var(--z-raised);
		top: var(--space-4);
		right: var(--space-4);
	}
`;

export const Card = styled.main`
	grid-column: 1;
	display: flex;
	flex-direction: column;
	justify-content: center;
	padding: var(--space-5) var(--space-7) calc(var(--space-6) + 5.5rem);
	outline: 0;

	h1 {
		font: var(--weight-medium) var(--text-5xl)/var(--leading-display) var(--font-serif);
		letter-spacing: var(--tracking-title);
	}
	h1 + p {
		margin: var(--space-2) 0 var(--space-6);
		font-size: var(--text-lg);
		color: var(--text-2);
	}
	${below(48)} {
		justify-content: start;
		padding: var(--space-5) var(--space-4);

		h1 {
			font-size: var(--text-4xl);
		}
		h1 + p {
			margin-bottom: var(--space-5);
		}
	}
	/* The links. */
	> :last-child {
		display: flex;
		flex-wrap: wrap;
		justify-content: space-between;
		gap: 0 var(--space-4);
		margin-top: var(--space-4);
		color: var(--text-2);

		a {
			display: inline-flex;
			align-items: center;
			gap: 0.375rem;
			min-height: 1.75rem;
		}
		a:hover {
			color: var(--text);
		}
		a:only-child {
			margin-left: auto;
		}
		${below(48)} {
			a {
				min-height: var(--touch);
			}
		}
	}
`;

export const Art = styled.div`
	grid-area: 1 / 2 / 3 / 3;
	position: sticky;
	top: 0;
	height: 100dvh;
	overflow: hidden;
	border-left: 1px solid var(--line);
	background: var(--subtle);

	svg {
		width: 100%;
		height: 100%;
		fill: none;
	}
	${below(48)} {
		grid-area: 1 / 1 / 2 / 2;
		position: static;
		height: 9rem;
		border: 0;
		border-bottom: 1px solid var(--line);
	}
`;

export const Fields = styled.div`
	display: grid;
	gap: var(--space-4);

	input {
		min-height: var(--touch);
		padding-block: 0.4375rem;
		border-radius: var(--radius-sm);
	}
	label {
		font-size: var(--text-sm);
	}
`;

export const Submit = styled(Button)`
	width: 100%;
	min-height: var(--touch);
	margin-top: var(--space-2);
	border-radius: var(--radius-sm);
	font-size: var(--text-base);

	&:focus-visible {
		border-radius: var(--radius-sm);
	}
`;
