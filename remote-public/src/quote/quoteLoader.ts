import { DataError, publicRepositoriesContext } from "@site/shared-data";
import { moneyOf } from "@site/shared-data/amounts";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { readSettings } from "../layout/layoutLoader.ts";

/** Reads the quote of a link; null with 404 for an unknown token, or with 429 after many of them. */
export async function quoteLoader({ params, request, context }: LoaderFunctionArgs) {
	const { quotes, profile } = context.get(publicRepositoriesContext);
	try {
		const quote = (await quotes?.read(params.token ?? "")) ?? null;
		if (!quote) return data(null, { status: 404 });
		const [settings, own] = [await readSettings(context), await profile.get()];
		return {
			quote,
			owner: own?.name ?? settings.name,
			timeZone: settings.timeZone,
			money: { ...moneyOf(settings), currency: quote.currency },
			wasAsked: new URL(request.url).searchParams.has("asked"),
		};
	} catch (error) {
		if (error instanceof DataError && error.kind === "too-many") return data(null, { status: 429 });
		throw error;
	}
}
