import { urls } from "@site/shared-data";
import { Link } from "@site/shared-ui/router";
import { SiteMark } from "@site/shared-ui/SiteMark";
import { styled } from "styled-components";

/** The mark and the name, a link to the home page. */
export const Brand = ({ name }: { name: string }) => (
	<Root to={urls.home()}>
		<SiteMark />
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
	/* A long name takes two lines at most, so that the bar keeps its height. */
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
