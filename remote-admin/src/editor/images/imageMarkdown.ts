/** The placeholder of an image during its upload; numbered if the name is already in the text. */
export function placeholderFor(name: string, text: string): string {
	const words = name.replace(/[[\]()\n\r]/g, " ");
	for (let count = 1; ; count += 1) {
		const placeholder = `![Uploading ${words}${count > 1 ? ` ${count}` : ""}…]()`;
		if (!text.includes(placeholder)) return placeholder;
	}
}

/** The text without placeholders, which an upload interrupted by a crash leaves behind. */
export function withoutPlaceholders(text: string): string {
	return text.replace(/!\[Uploading [^\]\n]*…\]\(\)/g, "");
}

/** The markdown of an image; its alt text is the file name, if known. */
export function toImageMarkdown(url: string, fileName?: string): string {
	const words = fileName
		?.replace(/\.[^.]*$/, "")
		.replace(/[-_[\]()\s]+/g, " ")
		.trim();
	// A blank or a closing parenthesis would end the URL too early.
	const safe = url
		.trim()
		.replace(/[ ()<>]/g, (character) => encodeURIComponent(character).replace("(", "%28").replace(")", "%29"));
	return `![${words || "Image"}](${safe})`;
}
