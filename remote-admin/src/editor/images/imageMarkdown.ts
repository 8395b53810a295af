/** Marks the place of an image in a text during its upload; a second one of the same name is counted. */
export function placeholderFor(name: string, text: string): string {
	const words = name.replace(/[[\]()\n\r]/g, " ");
	for (let count = 1; ; count += 1) {
		const placeholder = `![Uploading ${words}${count > 1 ? ` ${count}` : ""}…]()`;
		if (!text.includes(placeholder)) return placeholder;
	}
}

/** The text without the placeholders of failed uploads: a crash ends an upload, too. */
export function withoutPlaceholders(text: string): string {
	return text.replace(/!\[Uploading [^\]\n]*…\]\(\)/g, "");
}

/** The line of markdown that shows an image; its description is the name of its file, where that is known. */
export function toImageMarkdown(url: string, fileName?: string): string {
	const words = fileName
		?.replace(/\.[^.]*$/, "")
		.replace(/[-_[\]()\s]+/g, " ")
		.trim();
	// A blank or a closing bracket would end the url too early.
	const safe = url
		.trim()
		.replace(/[ ()<>]/g, (character) => encodeURIComponent(character).replace("(", "%28").replace(")", "%29"));
	return `![${words || "Image"}](${safe})`;
}
