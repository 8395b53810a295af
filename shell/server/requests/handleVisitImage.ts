import { isHostOf } from "@site/shared-data/rules";
import type { Handler } from "hono";
import type { createVisitorRepositories } from "../backend/createVisitorRepositories.ts";
import type { Environment } from "../environment.ts";
import { currentIp } from "./currentRequest.ts";

type Options = Pick<Environment, "countsVisits"> & Pick<ReturnType<typeof createVisitorRepositories>, "countView">;

/** Counts a view of a page without scripts. */
export const visitImage = '<noscript><img src="/visit.gif" alt="" hidden></noscript>';

/** The headers by which the database decides whether a view counts. */
const decidingHeaders = ["user-agent", "sec-gpc", "dnt"];

/** `/visit.gif`: an empty image that counts a view of the page that requested it. */
export function handleVisitImage({ countView, countsVisits }: Options): Handler {
	return ({ req, body }) => {
		const path = pathOf(req.header("referer"), new URL(req.url).host);
		if (countsVisits && path) {
			const headers = decidingHeaders.flatMap((name) => [[name, req.header(name) ?? ""]].filter(([, value]) => value));
			// The visitor waits for nothing, and an uncounted view is no error.
			countView({ path, device: deviceOf(req.header("user-agent")) }, currentIp(), Object.fromEntries(headers)).catch(() => {});
		}
		return body(null, 204, { "cache-control": "no-store" });
	};
}

/** The path of this site's page that requests the image; a cached document may have been sent for another. */
function pathOf(referrer: string | undefined, host: string): string | null {
	return referrer && isHostOf(referrer, host) ? new URL(referrer).pathname : null;
}

function deviceOf(userAgent = "") {
	if (/iPad|Tablet|Android(?!.*Mobi)/.test(userAgent)) return "tablet";
	return /Mobi/.test(userAgent) ? "phone" : "desktop";
}
