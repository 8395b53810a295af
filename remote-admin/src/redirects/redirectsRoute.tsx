import { useLoaderData } from "@site/shared-ui/router";
import { RedirectsScreen } from "./RedirectsScreen.tsx";
import type { redirectsLoader } from "./redirectsLoader.ts";

export { redirectsAction as action } from "./redirectsAction.ts";
export { redirectsLoader as loader } from "./redirectsLoader.ts";

/** Where old paths lead, a lazy route. */
export function Component() {
	const { redirects } = useLoaderData<typeof redirectsLoader>();
	return <RedirectsScreen redirects={redirects} />;
}
