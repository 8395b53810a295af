/**
 * Words that the site uses itself: a path next to the ids, an element of a page, a property of an object. No
 * id may be one of them. Tests compare this list with the database and the routes.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([
	"before",
	"boot",
	"categories",
	"constructor",
	"index",
	"main",
	"new",
	"root",
	"topics",
]);
