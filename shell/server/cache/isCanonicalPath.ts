import { normalizePath } from "@site/shared-data/rules";

/** Whether a path is a page's canonical spelling: no needless escapes or capitals, no slash at the end. */
export function isCanonicalPath(pathname: string): boolean {
	return pathname === "/" || (pathname === normalizePath(pathname) && !/[A-Z]/.test(pathname.replace(/%[0-9A-F]{2}/g, "")));
}
