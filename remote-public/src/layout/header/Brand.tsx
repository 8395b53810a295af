import { urls } from "@site/shared-data";
import { token } from "@site/shared-ui";
import { Link } from "@site/shared-ui/router";
import { styled } from "styled-components";

/** The mark and the name; leads home. */
export const Brand = ({ name }: { name: string }) => (
	<Root to={urls.home()}>
		<svg viewBox="0 0 32 32" aria-hidden="true">
			<circle cx="16" cy="16" r="16" fill={token("accent")} />
			<circle cx="20.6" cy="10.6" r="3.6" fill={token("on-accent")} />
			<g fill="none" stroke={token("on-accent")} strokeWidth="1.7" strokeLinecap="round">
				<path d="M3.6 17.6c5-2.6 8.4-2.2 12.6-.4s8 2 12.2.2" />
				<path d="M4.6 21.6c4.6-2.2 7.6-1.8 11.6-.2s7.4 1.8 11.2.2" />
				<path d="M7.4 25.4c3.2-1.3 5.6-1.1 8.6 0s5.4 1.2 8.4.2" />
			</g>
		</svg>
		<span>{name}</span>
	</Root>
);

const Root = styled(Link)`
	display: inline-flex;
	align-items: center;
	justify-self: start;
	gap: 0.625rem;
	min-width: 0;
	min-height: var(--touch);
	font: var(--weight-semibold) var(--text-lg)/1.1 var(--font-serif);
	letter-spacing: -0.01em;

	svg {
		width: 1.75rem;
		flex: none;
	}
	/* A long name takes two lines and no more: the bar is not higher. */
	span {
		display: -webkit-box;
		overflow: hidden;
		-webkit-box-orient: vertical;
		-webkit-line-clamp: 2;
		text-wrap: balance;
	}
	@media (min-width: 48rem) and (max-width: 63.99rem) {
		max-width: 11.5rem;
	}
	@media (min-width: 64rem) {
		max-width: 20rem;
	}
	@media (max-width: 22.99rem) {
		gap: 0.5rem;
		font-size: var(--text-base);
		svg {
			width: 1.5rem;
		}
	}
`;
