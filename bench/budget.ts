import budgets from "./budgets.json" with { type: "json" };
import type { Load } from "./measureLoad.ts";
import type { ServerFigures } from "./measureServer.ts";

interface Measured {
	pages: Record<string, Load & { lcpRatio: number; htmlRatio: number }>;
	press: number;
	shift: number;
	server: ServerFigures;
}

/** What is over the budgets of budgets.json, as sentences; what could not be measured is not. */
export function overBudget({ pages, press, shift, server }: Measured): string[] {
	const { gates } = budgets;
	const over: string[] = [];
	const atMost = (what: string, value: number, most: number) => {
		if (value > most) over.push(`${what} is ${value.toFixed(2)}, at most ${most} is allowed`);
	};
	for (const [name, page] of Object.entries(pages) as [keyof typeof gates.waves, Measured["pages"][string]][]) {
		atMost(`${name}: LCP to the limit`, page.lcpRatio, gates.lcpRatio);
		atMost(`${name}: HTML to the limit`, page.htmlRatio, gates.htmlRatio[name]);
		atMost(`${name}: waves at LCP`, page.waves, gates.waves[name]);
		atMost(`${name}: bytes of script before LCP`, page.earlyScript, gates.earlyScript);
		atMost(`${name}: CLS`, page.cls, gates.cls);
		atMost(`${name}: blocking time, ms`, page.blocking, gates.blocking);
	}
	atMost("soft navigation, ms", press, gates.press);
	atMost("soft navigation, CLS", shift, gates.cls);
	atMost("own work for an uncached page, ms", server.ownWork, gates.ownWork);
	atMost("errors under load", server.errors, gates.errors);
	if (server.requestsPerSecond < gates.requestsPerSecond)
		over.push(
			`cached pages a second are ${server.requestsPerSecond.toFixed(0)}, at least ${gates.requestsPerSecond} are asked for`,
		);
	return over;
}
