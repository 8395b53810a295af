/**
 * A kind of ids: its format, so that no malformed id is queried, and a value that sorts before all of them.
 */
export interface IdKind {
	isId: (text: string) => boolean;
	beforeFirst: string;
}

/** The ids of projects and essays. */
export const slugs: IdKind = {
	isId: (text) => text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text),
	beforeFirst: "",
};

/**
 * All other ids. The database refuses a malformed one instead of not finding it; the nil UUID is no row's.
 */
export const uuids: IdKind = {
	isId: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
	beforeFirst: "00000000-0000-0000-0000-000000000000",
};
