/** Text for an element or a double-quoted attribute. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"]/g, (character) => entities[character as keyof typeof entities]);
}

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
