/** Text for an element or an attribute of an XML document; characters that XML forbids are left out. */
export function escapeXml(text: string): string {
	return text.replace(invalidCharacters, "").replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Control characters, and halves of characters beyond the first 65,536. */
const invalidCharacters = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
