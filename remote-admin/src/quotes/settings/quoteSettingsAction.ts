import { adminRepositoriesContext, type QuoteSettingsDraft } from "@site/shared-data";
import { type ActionFunctionArgs, data } from "@site/shared-ui/router";
import { detectEndedSession } from "../../drafts/form/createFormRoute.ts";
import { toResult } from "../../results/Result.ts";

export interface QuoteSettingsSave {
	quoteSettings: QuoteSettingsDraft;
	revision: string;
}

/** Saves the defaults of a new quote. */
export async function quoteSettingsAction({ context }: ActionFunctionArgs, { quoteSettings, revision }: QuoteSettingsSave) {
	const repositories = context.get(adminRepositoriesContext);
	const result = await toResult(repositories.quoteSettings.save("quotes", quoteSettings, revision));
	if (result.status === "success") return result;
	const error = await detectEndedSession(repositories, result);
	// With an error status the router does not read the settings again, and a conflict needs the new ones.
	return error.kind === "conflict" ? error : data(error, { status: 400 });
}
