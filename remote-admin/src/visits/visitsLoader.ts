import { adminRepositoriesContext } from "@site/shared-data";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";
import { toCsv } from "../table/csv/toCsv.ts";

/** The choices; `name` is the text for the range and the previous period. */
export const ranges = [
	{ days: 30, label: "30 days", name: "30 days" },
	{ days: 90, label: "90 days", name: "90 days" },
	{ days: 365, label: "Year", name: "year" },
] as const;

/** The range and the page of a URL; the first range for an unknown one. */
export function readFilter(params: URLSearchParams) {
	const range = ranges.find(({ days }) => String(days) === params.get("days")) ?? ranges[0];
	const path = params.get("page") || undefined;
	return { range, path };
}

/** Starts the read; the figures are returned together with their filter. */
export const visitsLoader = (args: LoaderFunctionArgs) => ({ figures: toResult(readFigures(args)) });

/** Its only mutation is the export: the text of a file with a line for each day. */
export const visitsAction = (args: ActionFunctionArgs) =>
	toResult(
		readFigures(args).then(({ days }) =>
			toCsv(days, { Day: ({ day }) => day, Views: ({ views }) => views, "Views before": ({ before }) => before }),
		),
	);

async function readFigures({ request, context }: LoaderFunctionArgs) {
	const { range, path } = readFilter(new URL(request.url).searchParams);
	const figures = await context.get(adminRepositoriesContext).visits.read({ days: range.days, path });
	return { ...figures, range };
}
