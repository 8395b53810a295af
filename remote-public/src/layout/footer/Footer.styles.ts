import { styled } from "styled-components";
import { meta } from "../page/Meta.ts";

export const Root = styled.footer`
	:root[data-reading]:has([data-essay]) & {
		display: none;
	}
`;

export const CallToAction = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: end;
	justify-content: space-between;
	gap: var(--space-5) var(--space-7);
	padding-top: clamp(3rem, 6vw, 5rem);
	border-top: 1px solid var(--line);

	p {
		max-width: 15em;
		font: var(--weight-medium) var(--text-cta)/1.12 var(--font-serif);
		letter-spacing: var(--tracking-title);
		text-wrap: balance;
	}
	p span {
		color: var(--text-3);
	}
`;

export const Base = styled.div`
	display: grid;
	grid-template-columns: 1fr auto 1fr;
	align-items: center;
	gap: var(--space-5);
	padding-bottom: var(--space-5);

	@media (max-width: 47.99rem) {
		grid-template-columns: 1fr auto;
		row-gap: var(--space-2);
	}
	/* The imprint. */
	> :first-child {
		${meta}
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: 0.375rem 0.75rem;

		a {
			margin-block: -0.75rem;
			padding-block: 0.75rem;
		}
		a:hover {
			color: var(--text);
		}
		@media (max-width: 47.99rem) {
			order: 3;
			grid-column: 1 / -1;
			column-gap: 0.5rem;
		}
	}
	/* The button for the social links. */
	> div {
		display: none;
		margin-right: -0.75rem;

		button[aria-expanded="true"] svg {
			rotate: 180deg;
		}
		@media (max-width: 47.99rem) {
			display: block;
		}
		@media (scripting: none) {
			display: none;
		}
	}
	> nav {
		display: flex;
		justify-content: flex-end;
		margin-right: -0.5rem;

		@media (max-width: 47.99rem) {
			order: 2;
			grid-column: 1 / -1;
			margin: 0 -0.5rem;
			padding: 0.25rem;
			border-radius: var(--radius-full);
			background: var(--subtle);

			ul {
				flex: 1;
				justify-content: space-between;
			}
			&[data-open="false"] {
				display: none;
			}
			@media (scripting: none) {
				display: flex !important;
			}
		}
	}
`;
