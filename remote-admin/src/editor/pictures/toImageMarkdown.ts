/** The line of markdown that shows a picture, described by the name of its file as far as one is known. */
export function toImageMarkdown(address: string, fileName?: string): string {
	const words = fileName
		?.replace(/\.[^.]*$/, "")
		.replace(/[-_[\]()\s]+/g, " ")
		.trim();
	// A blank or a closing bracket would end the address too early.
	const safe = address
		.trim()
		.replace(/[ ()<>]/g, (character) => encodeURIComponent(character).replace("(", "%28").replace(")", "%29"));
	return `![${words || "Image"}](${safe})`;
}
