import { adminRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { readListQuery } from "../list/readListQuery.ts";
import { toOutcome } from "../outcome/Outcome.ts";
import { contactList, openedContact } from "./contactList.ts";

/** One page of the messages, and the open one when it is on another page. */
export function contactsLoader({ request, context }: LoaderFunctionArgs) {
	const { contacts } = context.get(adminRepositoriesContext);
	const params = new URL(request.url).searchParams;
	const page = contacts.listPage(readListQuery(params, contactList));
	const opened = params.get(openedContact);
	return {
		now: Date.now(),
		list: toOutcome(page),
		opened: toOutcome(
			opened ? page.then(({ rows }) => rows.find(({ id }) => id === opened) ?? contacts.get(opened)) : Promise.resolve(null),
		),
	};
}
