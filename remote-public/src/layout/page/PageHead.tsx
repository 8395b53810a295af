import { useLocation } from "@site/shared-ui/router";
import { toAbsoluteImageUrl } from "../../metadata/imageUrls.ts";
import { PageMetadata } from "../../metadata/PageMetadata.tsx";
import type { LayoutData } from "../layoutLoader.ts";
import { useSite } from "./useSite.ts";

interface PageHeadProps {
	/** What the page is; the admin's name is added. */
	title: string;
	/** What search results say below the title, from the admin's name. */
	description: (name: string) => string;
	/** schema.org, without its @context, from the admin's name and the site's origin. */
	structured?: (site: LayoutData) => object;
}

/**
 * Title, description, canonical address (without a query) and card of a page that has no picture of its own.
 */
export function PageHead({ title, description, structured }: PageHeadProps) {
	const site = useSite();
	const { name, origin } = site;
	const { pathname } = useLocation();
	const meta = {
		title: `${title}: ${name}`,
		description: description(name),
		canonical: `${origin}${pathname}`,
		image: toAbsoluteImageUrl(null, origin),
		type: "website",
	} as const;
	return <PageMetadata meta={structured ? { ...meta, structured: structured(site) } : meta} />;
}
