import { PageHeader } from "@site/shared-ui/PageHeader";
import { Prose } from "@site/shared-ui/Prose";
import { Link, useLoaderData } from "@site/shared-ui/router";
import type { noteLoader } from "./gardenLoaders.ts";
import { Page } from "./Page.ts";

export { NoteScreen as Component };

function NoteScreen() {
	const { title, html } = useLoaderData<typeof noteLoader>();
	return (
		<Page>
			<title>{title}</title>
			<PageHeader above={<Link to="/garden">Garden</Link>} title={title} />
			<Prose dangerouslySetInnerHTML={{ __html: html }} />
		</Page>
	);
}
