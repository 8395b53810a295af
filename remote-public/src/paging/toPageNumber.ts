/** The page that an address asks for, from 1; whatever is no page number is the first page. */
export function toPageNumber(request: Request): number {
	const page = Number(new URL(request.url).searchParams.get("page") ?? 1);
	return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
