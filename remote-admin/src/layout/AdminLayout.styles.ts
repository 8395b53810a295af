import { below, from } from "@site/shared-ui/layout";
import { unseen } from "@site/shared-ui/mixins";
import { css, styled } from "styled-components";

/** A sidebar of icons; their names are tooltips, which assistive technology can read. */
const rail = css`
	--side-width: 4rem;

	> header > div {
		padding-inline: 0.5625rem;
		overflow: hidden auto;
		scrollbar-width: none;
	}
	> header :is(a, button) {
		justify-content: center;
		gap: 0;
		padding-inline: 0;
		font-size: 0;
	}
	> header :is(a, button) > span:not(:empty) {
		${unseen}
	}
	@media (pointer: fine) {
		> header nav :is(a, button) {
			min-height: 2.25rem;
		}
	}
	> header nav li > span {
		top: 0.25rem;
		right: 0.375rem;
		translate: none;
		width: 0.5rem;
		min-width: 0;
		height: 0.5rem;
		padding: 0;
		background: var(--clay);
		box-shadow: 0 0 0 2px var(--bg);
		font-size: 0;
	}
	> header > div > div:last-child {
		flex-direction: column;
		padding-left: 0;

		svg {
			width: 1.125rem;
			height: 1.125rem;
		}
		> span:not([aria-hidden]) {
			${unseen}
		}
	}
`;

export const Root = styled.div`
	--side-width: 14.5rem;
	--bar-height: 3.5rem;
	--tools-height: 3.5rem;
	--page-pad: clamp(1rem, 3vw, 2.5rem);
	display: grid;
	grid-template-columns: var(--side-width) minmax(0, 1fr);
	min-height: 100dvh;
	font-size: var(--text-md);

	&:has([data-editor]) {
		height: 100dvh;
		overflow: hidden;

		${from(48)} {
			${rail}
		}
	}
	@media (min-width: 48rem) and (max-width: 63.99rem) {
		${rail}
	}
	${below(48)} {
		--side-width: 0px;
		grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);

		&:has([data-form]) > header {
			display: none;
		}
		&:has([data-form]) {
			grid-template-rows: minmax(0, 1fr);
		}
	}
`;

export const Header = styled.header`
	position: sticky;
	top: 0;
	z-index: var(--z-header);
	height: 100dvh;
	border-right: 1px solid var(--line);

	${below(48)} {
		height: var(--bar-height);
		border: 0;
		border-bottom: 1px solid var(--line);
		background: var(--header-bg);
		backdrop-filter: blur(12px) saturate(1.4);
	}
`;

export const Bar = styled.div`
	display: none;

	${below(48)} {
		display: flex;
		align-items: center;
		justify-content: space-between;
		height: 100%;
		padding-inline: var(--space-2);
	}
	button {
		position: relative;
	}
`;

export const Dot = styled.span`
	position: absolute;
	top: 0.6875rem;
	right: 0.5625rem;
	width: 0.5rem;
	height: 0.5rem;
	border-radius: 50%;
	background: var(--clay);
	box-shadow: 0 0 0 2px var(--bg);
	forced-color-adjust: none;
`;

export const Side = styled.div`
	display: flex;
	flex-direction: column;
	align-items: stretch;
	gap: var(--space-4);
	height: 100%;
	padding: var(--space-4) var(--space-3);
	overflow-y: auto;
	overscroll-behavior: contain;

	${below(48)} {
		display: none;
	}
`;

export const Main = styled.main`
	max-width: calc(var(--w-admin) + 2 * var(--page-pad));
	padding: var(--space-6) var(--page-pad) var(--space-7);
	outline: 0;

	${below(48)} {
		padding: var(--space-5) var(--space-4) var(--space-7);
	}
	&:has([data-editor]) {
		max-width: none;
		min-width: 0;
		padding: 0;
	}
`;
