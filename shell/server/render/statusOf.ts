import { DataError } from "@site/shared-data";
import { isRouteErrorResponse } from "@site/shared-ui/router";
import { log } from "../log.ts";

/**
 * A backend that does not answer is no fault of the page: 503 tells crawlers and proxies to come again.
 * Surprises are logged.
 */
export function statusOf(errors: Record<string, unknown> | null, status: number): number {
	const thrown = Object.values(errors ?? {});
	for (const error of thrown) if (!isRouteErrorResponse(error)) log.error({ err: error }, "A loader or an action failed.");
	return thrown.some((error) => error instanceof DataError) ? 503 : status;
}
