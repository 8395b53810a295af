import { adminRepositoriesContext, type QuoteSettingsDraft } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { detectEndedSession } from "../../drafts/form/createFormRoute.ts";
import { toResult } from "../../results/Result.ts";

export interface QuoteSettingsSave {
	quoteSettings: QuoteSettingsDraft;
	revision: string;
}

/** Saves what a new quote starts with. */
export async function quoteSettingsAction({ context }: ActionFunctionArgs, { quoteSettings, revision }: QuoteSettingsSave) {
	const repositories = context.get(adminRepositoriesContext);
	const result = await toResult(repositories.quoteSettings.save("quotes", quoteSettings, revision));
	return result.status === "error" ? detectEndedSession(repositories, result) : result;
}
