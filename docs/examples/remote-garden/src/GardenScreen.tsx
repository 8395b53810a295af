import { PageHeader } from "@site/shared-ui/PageHeader";
import { Link, useLoaderData } from "@site/shared-ui/router";
import { styled } from "styled-components";
import type { gardenLoader } from "./gardenLoaders.ts";
import { Page } from "./Page.ts";

export { GardenScreen as Component };

function GardenScreen() {
	const { gardener, notes } = useLoaderData<typeof gardenLoader>();
	return (
		<Page>
			<title>{`Garden: ${gardener}`}</title>
			<PageHeader title="Garden" note={`Short notes that ${gardener} waters now and then.`} />
			<List>
				{notes.map(({ id, title }) => (
					<li key={id}>
						<Link to={`/garden/${id}`}>{title}</Link>
					</li>
				))}
			</List>
		</Page>
	);
}

const List = styled.ul`
	display: grid;
	gap: var(--space-3);
	font: var(--weight-regular) var(--text-xl)/1.4 var(--font-serif);

	a {
		text-decoration: underline;
		text-decoration-color: var(--line-strong);
		text-underline-offset: 0.2em;
	}
`;
