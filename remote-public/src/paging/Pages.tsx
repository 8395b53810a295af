import { Link } from "@site/shared-ui/router";
import { styled } from "styled-components";

interface PagesProps {
	/** The plural noun of the list: "essays". */
	of: string;
	/** The paths of the pages around this one; null where there is none. */
	older: string | null;
	newer: string | null;
}

/** Links to the older and newer page; renders nothing if the list has one page. */
export const Pages = ({ of, older, newer }: PagesProps) =>
	older || newer ? (
		<Frame aria-label="Pages">
			{newer && (
				<Link to={newer} rel="prev">
					← Newer {of}
				</Link>
			)}
			{older && (
				<Link to={older} rel="next">
					Older {of} →
				</Link>
			)}
		</Frame>
	) : null;

const Frame = styled.nav`
	display: flex;
	flex-wrap: wrap;
	gap: var(--space-2) var(--space-6);
	padding-bottom: var(--section);

	a {
		padding-block: var(--space-3);
		font-weight: var(--weight-medium);
		color: var(--accent);
	}
	a[rel="next"] {
		margin-left: auto;
	}
	@media (hover: hover) {
		a:hover {
			text-decoration: underline;
		}
	}
`;
