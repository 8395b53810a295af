import { keyframes, styled } from "styled-components";
import { Meta } from "../../layout/page/Meta.ts";
import { ImageFrame } from "../HomeScreen.styles.ts";

const small = "@media (max-width: 63.99rem), (hover: none)";
const pointed = "@media (hover: hover) and (min-width: 64rem)";

export const Frame = styled.div`
	position: relative;

	> ul {
		margin-top: calc(var(--space-4) * -1);
	}
	/* The other rows are dimmed by colour, not by opacity, so that they stay readable. */
	${pointed} {
		> ul:has(> li:hover, a:focus-visible) > li:not(:hover, :has(a:focus-visible)) h3 {
			color: var(--text-3);
		}
	}
	& + p {
		margin-top: var(--space-5);
	}
`;

export const Tags = styled.ul`
	grid-column: 1;
	display: flex;
	flex-wrap: wrap;
	gap: 0.25rem 0;
	margin-top: var(--space-2);
	font: var(--weight-regular) var(--text-xs)/1.6 var(--font-mono);
	word-spacing: 0;
	color: var(--text-3);
	transition: translate var(--t-move) var(--ease);

	li + li::before {
		content: "/";
		margin-inline: 0.75ch;
		color: var(--line-strong);
	}
	${small} {
		display: none;
	}
`;

export const Row = styled.li`
	position: relative;
	display: grid;
	grid-template-columns: minmax(0, 1fr) auto;
	align-items: baseline;
	gap: 0 var(--space-5);
	padding-block: 1.375rem;

	& + & {
		border-top: 1px solid var(--line);
	}
	> ${ImageFrame},
	> p {
		display: none;
	}
	h3 {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: 0.25rem var(--space-4);
		font: var(--weight-medium) var(--text-row)/1.15 var(--font-serif);
		letter-spacing: var(--tracking-title);
		overflow-wrap: anywhere;
		transition: color var(--t-overlay);
	}
	h3 span {
		transition: translate var(--t-move) var(--ease);
	}
	a span {
		display: inline-block;
	}
	a::before {
		content: "";
		position: absolute;
		inset: 0 calc(-1 * var(--space-3));
		z-index: var(--z-raised);
		border-radius: var(--radius-sm);
	}
	a:focus-visible {
		outline: 0;
	}
	a:focus-visible::before {
		outline: 2px solid var(--focus);
		outline-offset: -2px;
	}
	${small} {
		grid-template-columns: 6.5rem minmax(0, 1fr);
		grid-template-rows: auto auto auto 1fr;
		gap: 0 var(--space-4);
		align-items: start;
		padding-block: var(--space-4);

		> ${ImageFrame} {
			display: block;
			grid-row: span 4;
			aspect-ratio: 1;
		}
		h3 {
			font-size: var(--text-reading);
		}
		> ${Meta},
		> p {
			grid-column: 2;
			margin-top: var(--space-1);
		}
		> p {
			display: block;
			font-size: var(--text-ui);
			line-height: 1.45;
			color: var(--text-2);
		}
	}
	${pointed} {
		/* Only the text moves: a transformed heading would become the containing block of its
		   link's area. */
		&:hover h3 span, &:hover ${Tags} {
			translate: 0.75rem 0;
		}
	}
`;

const pop = keyframes`
	from { opacity: 0; scale: 0.97; }
`;

export const Preview = styled.div`
	--dx: 0px;
	--dy: -2.5rem;
	position: absolute;
	top: 0;
	left: 52%;
	z-index: var(--z-preview);
	width: 20rem;
	padding: 0.5rem 0.5rem 1rem;
	border-radius: var(--radius-lg);
	background: var(--overlay);
	box-shadow: var(--shadow-overlay);
	pointer-events: none;
	translate: var(--dx) var(--dy);
	transition: translate 90ms ease-out;
	animation: ${pop} var(--t-overlay) var(--ease);

	&[hidden] {
		display: none;
	}
	${small} {
		display: none;
	}
	@media (forced-colors: active) {
		border: 1px solid;
	}
	${ImageFrame} {
		aspect-ratio: 4 / 3;
		border-radius: var(--radius-sm);
	}
	strong {
		display: block;
		margin: 0.875rem 0.625rem 0.25rem;
		font: var(--weight-semibold) var(--text-prose)/1.25 var(--font-serif);
		letter-spacing: -0.01em;
	}
	p {
		margin-inline: 0.625rem;
		font-size: var(--text-md);
		line-height: 1.5;
		color: var(--text-2);
	}
`;
