/** The address behind 'Visit Project': only http and https lead anywhere, everything else is none. */
export function toVisitAddress(address: string | null): string | null {
	const text = address?.trim();
	return text && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}
