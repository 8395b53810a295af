import { Prose } from "@site/shared-ui/Prose";
import { styled } from "styled-components";

/** After a link navigation only the visible part is laid out at first: a long text takes a phone 150 ms. */
export const Container = styled.div`
	/* The height of most blocks: a smaller estimate would lay out more of them. */
	/* Always set, so that the end of the deferral changes one property; marks extend beyond their block. */
	> * > * {
		contain-intrinsic-size: auto 11rem;
		overflow-clip-margin: 4rem;
	}
	@media (max-width: 47.99rem) {
		> * > * {
			contain-intrinsic-size: auto 15rem;
		}
	}
	@media screen {
		&[data-deferred-layout] > * > * {
			content-visibility: auto;
		}
	}
`;

/** Running text in the pipeline's markup. Nothing shifts when the page's script runs. */
export const Text = styled(Prose)`
	> p:first-child {
		font: var(--weight-regular) 1.25em / 1.5 var(--font-serif);
	}

	/* A block of code; its language is in a line above it that does not scroll. */
	pre {
		position: relative;
		padding-top: 0;
	}
	pre::before {
		content: attr(data-language);
		position: sticky;
		left: 0;
		display: flex;
		align-items: center;
		width: 100%;
		height: 2.75rem;
		margin-bottom: 1.125rem;
		padding-inline: 1.25rem 6rem;
		box-sizing: border-box;
		border-bottom: 1px solid var(--code-line);
		font: var(--weight-medium) var(--text-xs) / 1.3 var(--font-mono);
		color: var(--text-2);
	}
	.code-frame {
		position: relative;
		margin-block: 1.6rem;
	}
	.code-frame > pre {
		margin-block: 0;
	}
	.code-copy {
		position: absolute;
		top: 0.375rem;
		right: 0.375rem;
	}
	@media print {
		.code-copy,
		pre::before {
			display: none;
		}
	}

	/* A scroller has a shadow at its edge; at the end of the content its background covers the shadow. */
	:is(.table, pre) {
		background:
			linear-gradient(to right, var(--ground) 50%, transparent) left / 3rem 100% local,
			linear-gradient(to left, var(--ground) 50%, transparent) right / 3rem 100% local,
			linear-gradient(to right, var(--sunk), transparent) left / 1rem 100% scroll,
			linear-gradient(to left, var(--sunk), transparent) right / 1rem 100% scroll,
			var(--ground);
		background-repeat: no-repeat;
	}
	.table {
		--ground: var(--bg);
	}
	pre {
		--ground: var(--code-bg);
	}

	.figure-link {
		display: block;
		cursor: zoom-in;
	}
	/* Reserves the size of most images for an image of unknown size. */
	figure img:not([width]) {
		width: 100%;
		aspect-ratio: auto 4 / 3;
	}
	figure img[data-small] {
		width: auto;
	}
`;
