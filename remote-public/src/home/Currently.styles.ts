import { styled } from "styled-components";
import { ImageFrame } from "../layout/page/ImageFrame.ts";
import { Meta } from "../layout/page/Meta.ts";

export const Logo = styled(ImageFrame)`
	width: 3.5rem;
	height: 3.5rem;

	@media (max-width: 39.99rem) {
		width: 3rem;
		height: 3rem;
	}
`;

export const Job = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr) auto;
	gap: 0 var(--space-5);
	align-items: center;

	&[data-logo="true"] {
		grid-template-columns: 3.5rem minmax(0, 1fr) auto;
	}
	h3 {
		font: var(--weight-medium) var(--text-2xl)/1.25 var(--font-serif);
		letter-spacing: var(--tracking-heading);
	}
	p {
		color: var(--text-2);
	}
	> ${Meta} {
		align-self: start;
		padding-top: 0.4375rem;
	}
	@media (max-width: 39.99rem) {
		grid-template-columns: minmax(0, 1fr);
		gap: 0 var(--space-4);
		align-items: start;

		&[data-logo="true"] {
			grid-template-columns: 3rem minmax(0, 1fr);
		}
		&[data-logo="true"] > ${Meta} {
			grid-column: 2;
		}
		h3 {
			font-size: var(--text-reading);
		}
	}
`;

export const Previous = styled.details`
	margin-top: var(--space-5);
	border-top: 1px solid var(--line);

	summary {
		display: flex;
		align-items: center;
		gap: var(--space-2);
		min-height: 3.25rem;
		list-style: none;
		cursor: pointer;
		font-weight: var(--weight-medium);
		font-size: var(--text-ui);
		color: var(--text-2);
		transition: color var(--t-colour);
	}
	summary::-webkit-details-marker {
		display: none;
	}
	summary ${Meta} {
		font-size: var(--text-xs);
	}
	summary svg {
		margin-left: auto;
		color: var(--text-3);
		transition: rotate var(--t-overlay) var(--ease);
	}
	&[open] summary svg {
		rotate: 180deg;
	}
	@media (hover: hover) {
		summary:hover {
			color: var(--text);
		}
	}
`;

export const Roles = styled.ul`
	li {
		display: grid;
		grid-template-columns: minmax(0, 1fr) auto;
		gap: var(--space-5);
		align-items: baseline;
		padding-block: 0.6875rem;
		border-top: 1px solid var(--line);
	}
	li > span:first-child {
		color: var(--text-2);
	}
	b {
		font-weight: var(--weight-medium);
		color: var(--text);
	}
`;
