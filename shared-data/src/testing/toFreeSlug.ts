/** The id that the database would give a title, as far as Latin letters go: the slug, numbered when it is taken. */
export function toFreeSlug(title: string, taken: { id: string }[], noun: string): string {
	const base =
		title
			.normalize("NFKD")
			.replace(/[\u0300-\u036f'’]/g, "")
			.toLowerCase()
			.replace(/[^a-z0-9]+/g, "-")
			.slice(0, 76)
			.replace(/^-|-$/g, "") || noun;
	const isTaken = (slug: string) => taken.some(({ id }) => id === slug);
	if (!isTaken(base)) return base;
	let number = 2;
	while (isTaken(`${base}-${number}`)) number++;
	return `${base}-${number}`;
}
