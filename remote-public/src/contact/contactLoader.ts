import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { readSettings } from "../layout/layoutLoader.ts";

/** Reads the sentences around the form. */
export async function contactLoader({ context }: LoaderFunctionArgs) {
	const { contactLead: lead, contactNote: note, contactSent: sent } = (await readSettings(context)).texts;
	return { lead, note, sent };
}
