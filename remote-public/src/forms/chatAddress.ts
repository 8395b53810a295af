/** A chat with the owner that begins with a text; null while no number is configured. */
export const chatAddress = (number: string, text?: string): string | null =>
	number ? `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ""}` : null;
