import budgets from "./budgets.json" with { type: "json" };
import type { Load } from "./measureLoad.ts";
import type { ServerFigures } from "./measureServer.ts";

/** A page's figures, with the ratios to both baselines and React Router's page. */
export type PageFigures = Load &
	Record<"lcpRatio" | "htmlRatio" | "javascriptRatio" | "hydratedRatio" | "blockingToRouter", number>;

interface Measured {
	/** The ratio of the navigation to that of the fastest other site; 0 without one. */
	navigationRatio: number;
	navigationShift: number;
	server: ServerFigures;
	formRatio: number;
}

type PageName = keyof typeof gates.pages.waves;
type Gate = number | Record<PageName, number>;

const { gates } = budgets;

/** The gates of budgets.json that a page misses. A figure that could not be measured misses none. */
export function findPageViolations(name: PageName, figures: PageFigures) {
	const limits = Object.entries({ ...gates.pages, cls: gates.cls }) as [keyof PageFigures, Gate][];
	return limits.flatMap(([metric, gate]) => {
		const maximum = typeof gate === "number" ? gate : gate[name];
		return exceeds(`${name}: ${metric}`, figures[metric], maximum).map((sentence) => ({ metric, sentence }));
	});
}

/** The same for navigations and the server, one sentence each. */
export function findBudgetViolations({ navigationRatio, navigationShift, server, formRatio }: Measured): string[] {
	const ownRate = server.stored["a cached page"]?.requestsPerSecond;
	return [
		...exceeds("soft navigation to the fastest other site", navigationRatio, gates.navigationRatio),
		...exceeds("soft navigation, CLS", navigationShift, gates.cls),
		...exceeds("own work for an uncached page to one compression of it", server.ownWorkRatio, gates.ownWorkRatio),
		...Object.entries(server.stored).flatMap(([kind, { bareRatio, errors }]) => [
			...exceeds(`a bare server's rate to this site's, ${kind}`, 1 / bareRatio, 1 / gates.bareRatio),
			...exceeds(`errors under load, ${kind}`, errors, gates.errors),
		]),
		...Object.entries(server.others).flatMap(([kind, { requestsPerSecond }]) =>
			exceeds(`the rate of ${kind} to a cached page's`, requestsPerSecond / (ownRate ?? Number.NaN), 1),
		),
		...exceeds("a message with a hanging mail server to none", formRatio, gates.formRatio),
	];
}

function exceeds(metric: string, value: number, maximum: number): string[] {
	return value > maximum ? [`${metric} is ${value.toFixed(2)}, at most ${maximum} is allowed`] : [];
}
