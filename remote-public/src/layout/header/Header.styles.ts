import { Link } from "@site/shared-ui/router";
import { keyframes, styled } from "styled-components";

const small = "@media (max-width: 47.99rem)";
const wide = "@media (min-width: 48rem)";

export const Bar = styled.div`
	pointer-events: auto;
	display: grid;
	grid-template-columns: 1fr auto 1fr;
	align-items: center;
	gap: var(--space-4);
	max-width: var(--w-wide);
	height: var(--header-h);
	margin-inline: auto;
	border-radius: var(--radius-full);
	transition:
		height var(--t-move) var(--ease),
		max-width var(--t-move) var(--ease),
		translate var(--t-move) var(--ease),
		padding var(--t-move) var(--ease),
		background-color var(--t-overlay);

	@media (max-width: 63.99rem) {
		grid-template-columns: auto minmax(0, 1fr) auto;
		gap: var(--space-2);
	}
	${small} {
		grid-template-columns: minmax(0, 1fr) auto;
	}
	@media (max-width: 22.99rem) {
		gap: var(--space-1);
	}
	@media (scripting: none) and (max-width: 47.99rem) {
		grid-template-columns: 1fr;
		height: auto;
		padding-block: var(--space-3);
	}
`;

export const Root = styled.header`
	position: sticky;
	top: 0;
	z-index: var(--z-header);
	height: var(--header-h);
	padding-inline: var(--gutter);
	pointer-events: none;
	transition: padding var(--t-move) var(--ease);

	&[data-compact="true"]:not([data-menu]) ${Bar} {
		height: var(--header-h-compact);
		max-width: 59rem;
		translate: 0 0.75rem;
		padding-inline: 1.125rem 0.5rem;
		background: var(--header-bg);
		box-shadow: var(--shadow-pill);
		backdrop-filter: blur(14px) saturate(1.5);

		${small} {
			translate: 0 0.5rem;
			padding-inline: 1rem 0.875rem;
		}
	}
	&[data-compact="true"] ${Bar}:has(li:nth-child(8)) {
		max-width: 66rem;
	}
	/* The pill extends into the margin, so that its content keeps its width and position. */
	@media (min-width: 48rem) and (max-width: 63.99rem) {
		&[data-compact="true"]:not([data-menu]) {
			padding-inline: calc(var(--gutter) - 1.125rem) calc(var(--gutter) - 0.5rem);
		}
	}
	&[data-menu] {
		background: var(--bg);
	}
	/* At 400 % zoom it would cover a third of the page. */
	@media (max-height: 22rem) {
		position: static;
	}
	@media (scripting: none) and (max-width: 47.99rem) {
		position: static;
		height: auto;
	}
	:root[data-reading]:has([data-essay]) & {
		display: none;
	}
`;

export const Brand = styled(Link)`
	display: inline-flex;
	align-items: center;
	justify-self: start;
	gap: 0.625rem;
	min-height: var(--touch);
	font: var(--weight-semibold) var(--text-lg)/1.1 var(--font-serif);
	letter-spacing: -0.01em;

	svg {
		width: 1.75rem;
		flex: none;
	}
	/* One line up to 24 letters; a longer name takes at most two, so that the bar keeps its height. */
	span {
		display: -webkit-box;
		width: max-content;
		max-width: 13.5rem;
		overflow: hidden;
		-webkit-box-orient: vertical;
		-webkit-line-clamp: 2;
		text-wrap: balance;
	}
	${small} {
		min-width: 0;
	}
	@media (max-width: 22.99rem) {
		gap: 0.5rem;
		font-size: var(--text-base);
		svg {
			width: 1.5rem;
		}
	}
`;

export const Tools = styled.div`
	display: flex;
	align-items: center;
	justify-self: end;
	gap: var(--space-1);

	[data-shows="day"] {
		display: var(--day-mark);
	}
	[data-shows="night"] {
		display: var(--night-mark);
	}
	${wide} {
		:not([data-menu]) > * > & > :last-child {
			display: none;
		}
	}
	${small} {
		gap: 0;
		margin-right: -0.625rem;
	}
	@media (max-width: 22.99rem) {
		button {
			width: 2.5rem;
		}
	}
	@media (scripting: none) {
		display: none;
	}
`;

const flow = keyframes`
	from { opacity: 0; clip-path: inset(0 100% 0 0); }
	1% { opacity: 1; }
`;

export const StreamLine = styled.span`
	position: absolute;
	inset: auto 0 0;
	height: 0.5rem;
	border-bottom: 2px solid var(--accent);
	border-radius: 0 0 50% 50% / 0 0 100% 100%;
	opacity: 0;
	transition: opacity var(--t-page);

	/* An animation delay, because reduced motion ends transitions. */
	&[data-flows="true"] {
		opacity: 1;
		transition: none;
		animation: ${flow} 6s var(--ease) 0.3s backwards;
	}
`;
