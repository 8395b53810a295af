import { css } from "styled-components";

/** Headings, their offset below the header after a jump, and the anchor that appears beside them. */
export const headings = css`
	:is(h1, h2, h3, h4, h5, h6) {
		position: relative;
		/* 100 px with the padding that the page itself scrolls by. */
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
