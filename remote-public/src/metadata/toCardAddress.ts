/** Where the server paints the card of a published essay or project, by the path of its page. */
export const toCardAddress = (path: string, origin: string) => `${origin}/cards${path}.png`;
