/** GitHub's slug of a heading: "What's *new*, 2?" → "whats-new-2". */
export function slugOf(text: string): string {
	const slug = text.toLowerCase().replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc} -]/gu, "");
	return slug.replaceAll(" ", "-") || "section";
}
