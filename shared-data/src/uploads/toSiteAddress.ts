/** The address without its origin when that is the page's own, so that a site that moves keeps its pictures; any other address stays whole. */
export function toSiteAddress(url: string, pageOrigin: string | undefined): string {
	return pageOrigin && url.startsWith(`${pageOrigin}/`) ? url.slice(pageOrigin.length) : url;
}
