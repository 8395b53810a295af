/**
 * The tables whose rows public pages show. A stored picture is shown by its URL, which stands in one of
 * these.
 */
const content = /^\/rest\/v1\/(projects|essays|jobs|profile)(\/|$)/;

/**
 * Whether a request to the backend may change what public pages show, so that cached ones are out of date
 * once it has succeeded. The path begins at the backend's root.
 */
export function isContentWrite(method: string, path: string): boolean {
	return !["GET", "HEAD", "OPTIONS"].includes(method) && content.test(path);
}
