/** Whether a text can be the id of a project or essay; no other address needs to be asked for. */
export function isSlug(text: string): boolean {
	return text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
