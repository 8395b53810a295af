import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { readSettings } from "../layout/layoutLoader.ts";

/** The heading of the page for status 404; blank: the screen's own. */
export async function notFoundLoader({ context }: LoaderFunctionArgs) {
	return data({ heading: (await readSettings(context)).texts.notFound }, { status: 404 });
}
