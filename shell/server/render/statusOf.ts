import { DataError } from "@site/shared-data";
import { isRouteErrorResponse } from "@site/shared-ui/router";
import { log } from "../log.ts";

/**
 * The page's status: 503 when the backend failed, so that crawlers and proxies retry. Unexpected errors are
 * logged.
 */
export function statusOf(errors: Record<string, unknown> | null, status: number): number {
	const thrown = Object.values(errors ?? {});
	for (const error of thrown) if (!isRouteErrorResponse(error)) log.error({ err: error }, "A loader or an action failed.");
	return thrown.some((error) => error instanceof DataError) ? 503 : status;
}
