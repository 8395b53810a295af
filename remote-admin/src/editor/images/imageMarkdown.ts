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
