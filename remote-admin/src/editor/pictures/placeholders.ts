/** What stands in a text while a picture is on its way; a second one of the same name is counted. */
export function placeholderFor(name: string, text: string): string {
	const words = name.replace(/[[\]()\n\r]/g, " ");
	for (let count = 1; ; count += 1) {
		const placeholder = `![Uploading ${words}${count > 1 ? ` ${count}` : ""}…]()`;
		if (!text.includes(placeholder)) return placeholder;
	}
}

/** The text without the placeholders of pictures that never arrived: a crash ends an upload, too. */
export function withoutPlaceholders(text: string): string {
	return text.replace(/!\[Uploading [^\]\n]*…\]\(\)/g, "");
}
