/** Whether a form on the page holds text that its page did not put there; what is typed to search is no loss. */
export function hasTypedText(): boolean {
	const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("form :is(input, textarea)");
	return [...fields].some(({ type, value, defaultValue }) => typed.includes(type) && value !== defaultValue);
}

const typed = ["textarea", "text", "email", "url", "tel", "number", "date"];
