import { css } from "styled-components";

/** Inline text: links, emphasis, inline code; and lists. */
export const text = css`
	a:not(.heading-anchor) {
		text-decoration: underline 1.5px var(--accent-line);
		text-underline-offset: 0.2em;
		transition:
			text-decoration-color var(--t-colour),
			color var(--t-colour);
	}
	@media (hover: hover) {
		a:not(.heading-anchor):hover {
			color: var(--accent);
			text-decoration-color: currentColor;
		}
	}
	strong {
		font-weight: var(--weight-semibold);
	}
	del {
		color: var(--text-3);
	}
	:not(pre) > code {
		padding: 0.12em 0.36em;
		border-radius: var(--radius-xs);
		background: var(--code-bg);
		font-family: var(--font-mono);
		font-size: 0.86em;
		letter-spacing: -0.01em;
		overflow-wrap: anywhere;
	}
	:is(ul, ol) {
		padding-left: 1.4em;
	}
	li + li,
	li > :is(ul, ol) {
		margin-top: 0.4em;
	}
	li > p + * {
		margin-top: 0.8em;
	}
	ul > li::marker {
		content: "–  ";
		color: var(--clay);
	}
	ol > li::marker {
		font: var(--weight-regular) 0.82em var(--font-mono);
		color: var(--text-3);
	}
	:is(ul, ol):has(> .task) {
		padding-left: 0;
		list-style: none;
	}
	:is(ul, ol):has(> .task) :is(ul, ol):has(> .task) {
		padding-left: 1.85em;
	}
	.task {
		position: relative;
		padding-left: 1.85em;
	}
	.task::marker {
		content: none;
	}
	.task input {
		appearance: none;
		position: absolute;
		top: 0.36em;
		left: 0;
		display: grid;
		place-items: center;
		width: 1.0625rem;
		height: 1.0625rem;
		margin: 0;
		border: 1.5px solid var(--control);
		border-radius: var(--radius-xs);
		print-color-adjust: exact;
	}
	.task input:checked {
		border-color: var(--accent);
		background: var(--accent);
	}
	.task input:checked::before {
		content: "";
		width: 0.3125rem;
		height: 0.5625rem;
		margin-top: -2px;
		border: solid var(--on-accent);
		border-width: 0 1.75px 1.75px 0;
		rotate: 42deg;
	}
	.task:has(> input:checked, > p > input:checked) {
		color: var(--text-2);
	}
	@media (forced-colors: active) {
		.task input {
			appearance: auto;
		}
	}
`;

/** Headings, their offset below the header after a jump, and the anchor that appears next to them. */
export const headings = css`
	:is(h1, h2, h3, h4, h5, h6) {
		position: relative;
		/* 100 px, together with the page's own scroll padding. */
		scroll-margin-top: calc(6.25rem - var(--header-h) - 1rem);
		font-family: var(--font-serif);
		letter-spacing: var(--tracking-heading);
	}
	:is(h1, h2) {
		margin-top: 2.1em;
		font-size: var(--text-3xl);
		font-weight: var(--weight-medium);
		line-height: var(--leading-heading);
		letter-spacing: var(--tracking-title);
	}
	h3 {
		margin-top: 1.9em;
		font-size: var(--text-reading);
		font-weight: var(--weight-semibold);
		line-height: 1.3;
	}
	:is(h4, h5, h6) {
		margin-top: 1.7em;
		font-size: 1.05em;
		font-weight: var(--weight-semibold);
		line-height: 1.4;
	}
	> :first-child {
		margin-top: 0;
	}
	:is(h1, h2, h3, h4, h5, h6) + * {
		margin-top: 0.7em;
	}
	.heading-anchor {
		position: absolute;
		right: calc(100% + 0.1em);
		padding-inline: 0.2em;
		font-weight: var(--weight-regular);
		color: var(--text-3);
		opacity: 0;
		transition: opacity var(--t-colour);
	}
	.heading-anchor::before {
		content: "#" / "";
	}
	.heading-anchor:focus-visible,
	:is(h1, h2, h3, h4, h5, h6):hover > .heading-anchor {
		opacity: 1;
	}
	/* A narrow page has no margin for it. */
	@media (max-width: 63.99rem) {
		.heading-anchor {
			position: static;
			margin-left: 0.2em;
		}
	}
`;
