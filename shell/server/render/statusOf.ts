import { DataError } from "@site/shared-data";
import { isRouteErrorResponse } from "@site/shared-ui/router";

/**
 * A backend that does not answer is no fault of the page: 503 tells crawlers and proxies to come again.
 * Surprises are logged.
 */
export function statusOf(errors: Record<string, unknown> | null, status: number): number {
	const thrown = Object.values(errors ?? {});
	for (const error of thrown) if (!isRouteErrorResponse(error)) console.error(error);
	return thrown.some((error) => error instanceof DataError) ? 503 : status;
}
