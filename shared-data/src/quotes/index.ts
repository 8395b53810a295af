/** Paths, rules and amounts of quotes; a subpath, because no other page needs them. */

export { quoteStatuses } from "./Quote.ts";
export * from "./quoteRules.ts";

export const quotePaths = {
	/** The client's page. */
	document: (token: string) => `/quote/${token}`,
	call: (token: string) => `/quote/${token}/call.ics`,
	list: () => "/admin/quotes",
	create: (hireRequestId?: string) => `/admin/quotes/new${hireRequestId ? `?request=${hireRequestId}` : ""}`,
	createFromMessage: (messageId: string) => `/admin/quotes/new?message=${messageId}`,
	quote: (id: string) => `/admin/quotes/${id}`,
} as const;
