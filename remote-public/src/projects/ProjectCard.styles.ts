import { Image } from "@site/shared-ui/Image";
import { css, styled } from "styled-components";

const wide = "@media (min-width: 60rem)";

export const Cards = styled.div`
	display: grid;
	gap: clamp(3rem, 5vw, 5rem) clamp(1.5rem, 3vw, 3rem);
	padding-bottom: var(--section);

	@media (min-width: 44rem) {
		grid-template-columns: repeat(2, minmax(0, 1fr));
	}
`;

export const Cover = styled(Image)`
	aspect-ratio: 4 / 3;

	img {
		transition: scale var(--t-page) var(--ease);
	}
`;

export const TitleRow = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr) auto;
	gap: var(--space-4);
	align-items: baseline;
	margin-top: 1.125rem;
`;

/* A card as wide as the page: image and text side by side. */
const lead = css`
	grid-column: 1 / -1;
	display: grid;
	column-gap: clamp(1.5rem, 3vw, 3rem);
	align-items: end;

	${TitleRow} {
		grid-template-columns: minmax(0, 1fr);
		gap: var(--space-2);
		margin-top: 0;
	}
	${TitleRow} > :last-child {
		order: -1;
	}
	h2 {
		font-size: var(--text-4xl);
		letter-spacing: var(--tracking-title);
		line-height: 1.1;
	}
	p {
		margin-top: var(--space-3);
		font-size: var(--text-lg);
	}
	> div {
		padding-bottom: 0.25rem;
	}
`;

export const Root = styled.article`
	position: relative;
	min-width: 0;

	&:has(a:focus-visible) {
		outline: 2px solid var(--focus);
		outline-offset: 8px;
		border-radius: var(--radius-md);
	}
	> div {
		min-width: 0;
	}
	h2 {
		font: var(--weight-medium) calc(var(--text-2xl) + 0.125rem) / 1.2 var(--font-serif);
		letter-spacing: var(--tracking-heading);
		overflow-wrap: anywhere;
	}
	a {
		background: linear-gradient(var(--accent), var(--accent)) 0 100% / 0 1.5px no-repeat;
		transition: background-size var(--t-move) var(--ease);
	}
	a::before {
		content: "";
		position: absolute;
		inset: 0;
		z-index: var(--z-raised);
		border-radius: var(--radius-md);
	}
	a:focus-visible {
		outline: 0;
	}
	p {
		max-width: 34rem;
		margin-top: var(--space-2);
		color: var(--text-2);
	}
	ul {
		margin-top: var(--space-3);
	}
	@media (hover: hover) {
		&:hover ${Cover} img {
			scale: 1.025;
		}
		&:hover a {
			background-size: 100% 1.5px;
		}
	}
	@media (min-width: 44rem) and (max-width: 59.99rem) {
		&:first-child:nth-last-child(odd) {
			grid-column: 1 / -1;

			${Cover} {
				aspect-ratio: 16 / 9;
			}
		}
	}
	${wide} {
		&:first-child {
			${lead}
			grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);

			${Cover} {
				aspect-ratio: 16 / 10;
			}
		}
		/* A single last card becomes a mirrored lead, so that the grid never has a hole. */
		&:last-child:nth-child(even) {
			${lead}
			grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);

			${Cover} {
				order: 2;
				aspect-ratio: 16 / 9;
			}
		}
	}
`;
