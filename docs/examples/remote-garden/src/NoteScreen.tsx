import { TextLink } from "@site/shared-ui";
import { PageHeader } from "@site/shared-ui/PageHeader";
import { Prose } from "@site/shared-ui/Prose";
import { useLoaderData } from "@site/shared-ui/router";
import type { noteLoader } from "./gardenLoaders.ts";
import { Page } from "./Page.ts";

export { NoteScreen as Component };

function NoteScreen() {
	const { title, html } = useLoaderData<typeof noteLoader>();
	return (
		<Page>
			<title>{title}</title>
			<PageHeader above={<TextLink to="/garden">Garden</TextLink>} title={title} />
			<Prose dangerouslySetInnerHTML={{ __html: html }} />
		</Page>
	);
}
