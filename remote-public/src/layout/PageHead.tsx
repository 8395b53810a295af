import { useLocation, useRouteLoaderData } from "@site/shared-ui/router";
import type { LayoutData } from "./layoutLoader.ts";

interface PageHeadProps {
	/** What the page is; the owner's name is added. */
	title: string;
	/** What search results say below the title, from the owner's name. */
	description: (name: string) => string;
}

/** Title, description and canonical address (without a query) of a page. */
export function PageHead({ title, description }: PageHeadProps) {
	const { name, origin } = useRouteLoaderData("public-layout") as LayoutData;
	const { pathname } = useLocation();
	return (
		<>
			<title>{`${title}: ${name}`}</title>
			<meta name="description" content={description(name)} />
			<link rel="canonical" href={`${origin}${pathname}`} />
		</>
	);
}
