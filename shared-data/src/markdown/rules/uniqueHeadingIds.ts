const maxLength = 64;

/** Anchors from texts of any script: "Why terraces?" → "why-terraces", the second time "why-terraces-2". */
export function uniqueHeadingIds(): (text: string) => string {
	const taken = new Set<string>();
	const lastNumber = new Map<string, number>();
	return (text) => {
		const slug = slugOf(text);
		let unique = slug;
		// Continue from the last number: a thousand equal headings would otherwise take a million
		// comparisons.
		for (let number = (lastNumber.get(slug) ?? 1) + 1; taken.has(unique); number++) {
			unique = `${slug}-${number}`;
			lastNumber.set(slug, number);
		}
		taken.add(unique);
		return unique;
	};
}

function slugOf(text: string) {
	const words = text
		.slice(0, 4 * maxLength)
		.toLowerCase()
		.normalize("NFC")
		.replace(/['’]/gu, "")
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
	const [...characters] = words;
	return (
		characters
			.slice(0, maxLength)
			.join("")
			.replace(/^-+|-+$/g, "") || "section"
	);
}
