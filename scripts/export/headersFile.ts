import type { IncomingHttpHeaders } from "node:http";

const kept = [
	"content-security-policy",
	"integrity-policy",
	"permissions-policy",
	"referrer-policy",
	"strict-transport-security",
	"x-content-type-options",
	"x-frame-options",
];

/** The site's own security headers in the form that several static hosts read (`_headers`). */
export function headersFile(headers: IncomingHttpHeaders): string {
	const lines = kept.flatMap((name) => (headers[name] ? [`  ${name}: ${String(headers[name])}`] : []));
	const ownersArea = "  cross-origin-opener-policy: same-origin";
	const forGood = "  cache-control: public, max-age=31536000, immutable";
	return `${["/*", ...lines, "/admin/*", ownersArea, "/assets/*", forGood, "/remotes/*", forGood].join("\n")}\n`;
}
