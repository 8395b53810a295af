import { publicRepositoriesContext, renderMarkdownContext } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { notes } from "./notes.ts";

export async function gardenLoader({ context }: LoaderFunctionArgs) {
	const profile = await context.get(publicRepositoriesContext).profile.get();
	return { gardener: profile?.name ?? "somebody", notes: notes.map(({ id, title }) => ({ id, title })) };
}

export async function noteLoader({ context, params }: LoaderFunctionArgs) {
	const note = notes.find(({ id }) => id === params.note);
	if (!note) throw data(null, { status: 404 });
	const { html } = await context.get(renderMarkdownContext)(note.text);
	return { title: note.title, html };
}
