import { publicRepositoriesContext } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { partialContent, readIfPossible, readSettings } from "../layout/layoutLoader.ts";
import { availabilityOf } from "../layout/page/availabilityOf.ts";

/** Reads the optional availability badge, and the choices and sentences of the form. */
export async function hireLoader({ context }: LoaderFunctionArgs) {
	const { profile: profiles } = context.get(publicRepositoriesContext);
	const [profile, { texts, hire, currency }] = await Promise.all([readIfPossible(profiles.get()), readSettings(context)]);
	const { hireLead: lead, hireNote: note, hireSent: sent, hireDescription: description } = texts;
	return data(
		{ availability: profile ? availabilityOf(profile) : null, lead, note, sent, description, choices: hire, currency },
		profile === undefined ? partialContent : {},
	);
}
