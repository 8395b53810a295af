import { normalizePath } from "@site/shared-data/rules";

/** Whether a path is in the one spelling of its page: no needless escapes, capitals, or slash at the end. */
export function isCanonicalPath(pathname: string): boolean {
	return pathname === "/" || (pathname === normalizePath(pathname) && !/[A-Z]/.test(pathname.replace(/%[0-9A-F]{2}/g, "")));
}
