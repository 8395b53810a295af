import budgets from "./budgets.json" with { type: "json" };
import type { Load } from "./measureLoad.ts";
import type { ServerFigures } from "./measureServer.ts";

interface Measured {
	pages: Record<string, Load & { lcpRatio: number; htmlRatio: number }>;
	navigationMs: number;
	navigationShift: number;
	server: ServerFigures;
	formRatio: number;
}

/** The violations of budgets.json, one sentence each; a figure that could not be measured is none. */
export function findBudgetViolations({ pages, navigationMs, navigationShift, server, formRatio }: Measured): string[] {
	const { gates } = budgets;
	const violations: string[] = [];
	const requireAtMost = (metric: string, value: number, maximum: number) => {
		if (value > maximum) violations.push(`${metric} is ${value.toFixed(2)}, at most ${maximum} is allowed`);
	};
	for (const [name, page] of Object.entries(pages) as [keyof typeof gates.waves, Measured["pages"][string]][]) {
		requireAtMost(`${name}: LCP to the limit`, page.lcpRatio, gates.lcpRatio);
		requireAtMost(`${name}: HTML to the limit`, page.htmlRatio, gates.htmlRatio[name]);
		requireAtMost(`${name}: waves at LCP`, page.waves, gates.waves[name]);
		requireAtMost(`${name}: bytes of script before LCP`, page.earlyScript, gates.earlyScript);
		requireAtMost(`${name}: CLS`, page.cls, gates.cls);
		requireAtMost(`${name}: blocking time, ms`, page.blocking, gates.blockingMs);
	}
	requireAtMost("soft navigation, ms", navigationMs, gates.navigationMs);
	requireAtMost("soft navigation, CLS", navigationShift, gates.cls);
	requireAtMost("own work for an uncached page, ms", server.ownWork, gates.ownWorkMs);
	requireAtMost("a message with a hanging mail server to none", formRatio, gates.formRatio);
	requireAtMost("errors under load", server.errors, gates.errors);
	if (server.requestsPerSecond < gates.requestsPerSecond)
		violations.push(
			`cached pages a second are ${server.requestsPerSecond.toFixed(0)}, at least ${gates.requestsPerSecond} are asked for`,
		);
	return violations;
}
