import { adminRepositoriesContext } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";

/** Reads the message of the URL. */
export async function convertMessageLoader({ params: { id = "" }, context }: LoaderFunctionArgs) {
	const message = await context.get(adminRepositoriesContext).contacts.get(id);
	if (!message) throw data("no such message", { status: 404 });
	return message;
}
