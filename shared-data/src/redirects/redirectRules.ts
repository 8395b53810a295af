import { urls } from "../contract/urls.ts";
import { isHostOf, isWebUrl } from "../rules/formats.ts";
import type { Redirect } from "./Redirect.ts";

export type RedirectProblem =
	| "missing"
	| "not-a-path"
	| "needless-escape"
	| "has-query"
	| "too-long"
	| "fixed-route"
	| "elsewhere"
	| "loop";

/** The problems of a redirect that the database would refuse, by field. */
export type RedirectProblems = { [Field in keyof Redirect]?: RedirectProblem };

/** The stored form of a path: only needed escapes, in capitals, and no slash at the end. */
export const normalizePath = (path: string): string =>
	withCapitalEscapes(path).replace(needlessEscapes, decodeURIComponent).replace(/\/+$/, "");

const withCapitalEscapes = (path: string) =>
	path.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase()).replace(/[\^`{}]/g, encodeURIComponent);

/** Letters, digits and -._~, which RFC 3986 calls unreserved. */
const needlessEscapes = /%(?:2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/g;

/** Parses typed or pasted text: the site's URLs become paths, and characters are encoded. */
export function parseRedirect({ fromPath, toPath }: Redirect, siteOrigin: string): Redirect {
	const from = fromPath.trim();
	const to = toPath.trim();
	const path = encodeNonAscii(/^https?:\/\//i.test(from) ? withoutOrigin(from) : from);
	const target = encodeNonAscii(isHostOf(to, new URL(siteOrigin).host) ? withoutOrigin(to) : to);
	return {
		fromPath: path === "/" ? path : withCapitalEscapes(path).replace(/\/+$/, ""),
		toPath: target.replace(/[^?#]*/, withCapitalEscapes),
	};
}

// Stryker disable next-line Regex: a URL of the own host begins with it
const withoutOrigin = (url: string) => url.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^(?!\/)/, "/");

/** Validates a parsed redirect by the database's rules. */
export function validateRedirect({ fromPath, toPath }: Redirect): RedirectProblems {
	const problems: RedirectProblems = {};
	const from = problemOfSource(fromPath);
	const to = problemOfTarget(toPath);
	if (from) problems.fromPath = from;
	if (to) problems.toPath = to;
	else if (!from && targetPath(toPath) === fromPath) problems.toPath = "loop";
	return problems;
}

/** The path of a target in the stored form. */
export const targetPath = (toPath: string): string => normalizePath(toPath.replace(/[?#].*/, ""));

function problemOfSource(path: string): RedirectProblem | undefined {
	if (path === "") return "missing";
	if (/[?#]/.test(path)) return "has-query";
	if (!/^\/[!-~]*$/.test(path) || /[\\<>"^`{}]|\/\/|\/\.\.?(\/|$)|%(?![0-9A-F]{2})/.test(path)) return "not-a-path";
	if (path.search(needlessEscapes) !== -1) return "needless-escape";
	if (path.length > 300) return "too-long";
	return ownPages.has(path.toLowerCase()) || fixedRoutes.some((pattern) => pattern.test(path)) ? "fixed-route" : undefined;
}

function problemOfTarget(path: string): RedirectProblem | undefined {
	if (path === "") return "missing";
	if (/^(https?:)?\/\//i.test(path)) return "elsewhere";
	if (!path.startsWith("/") || /^[^?#]*(\/\/|\/\.\.?(\/|$|[?#])|%(?![0-9A-F]{2})|[^!-~]|[\^`{}])/.test(path)) return "not-a-path";
	if (path.replace(/[?#].*/, "").search(needlessEscapes) !== -1) return "needless-escape";
	if (path.length > 2048) return "too-long";
	return isWebUrl(path) ? undefined : "not-a-path";
}

/** The pages without a parameter. */
const ownPages = new Set(
	// Stryker disable next-line ArrayDeclaration: no path is like its text
	Object.values(urls).flatMap((toPath) => (typeof toPath === "function" && !toPath.length ? (toPath as () => string)() : [])),
);

/** Routes and files; the database has the same rule, and a test compares both with the server's routes. */
const fixedRoutes = [
	/^\/(admin|assets|auth|cards|data|essays\/before|preview|projects\/before|quote|remotes|rest|storage)(\/|$)/i,
	/^\/((config|feed|registry|search)\.json|((essays\/topics\/[^/]+\/)?rss|sitemap)\.xml|(licenses|llms|robots)\.txt)$/i,
	/^\/(404|healthz|metrics|revalidate|site\.webmanifest|favicon\.(ico|svg)|visit\.gif|(apple-touch-icon|icon-\d+|og-default)\.png|sample\/[^/]+\.webp)$/i,
];

/** Encodes blanks and non-ASCII letters, which headers cannot contain, and nothing else. */
export const encodeNonAscii = (text: string): string => text.replace(/[^!-~]/gu, encodeURIComponent);
