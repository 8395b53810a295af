import { useLocation } from "@site/shared-ui/router";
import { PageMetadata, toAbsoluteImageUrl } from "../../metadata/PageMetadata.tsx";
import type { LayoutData } from "../layoutLoader.ts";
import { useSite } from "./useSite.ts";

interface PageHeadProps {
	title: string;
	description: (name: string) => string;
	/** schema.org, without its @context, from the admin's name and the site's origin. */
	structured?: (site: LayoutData) => object;
}

/** The title, description, canonical URL (without a query) and share card of a page without an image. */
export function PageHead({ title, description, structured }: PageHeadProps) {
	const site = useSite();
	const { name, origin, shareImage } = site;
	const { pathname } = useLocation();
	const meta = {
		title: `${title}: ${name}`,
		description: description(name),
		canonical: `${origin}${pathname}`,
		image: toAbsoluteImageUrl(shareImage, origin),
		type: "website",
	} as const;
	return <PageMetadata meta={structured ? { ...meta, structured: structured(site) } : meta} />;
}
