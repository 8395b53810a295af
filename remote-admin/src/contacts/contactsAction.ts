import { adminRepositoriesContext } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { toBulk } from "../acts/toBulk.ts";
import { toCsv } from "../export/toCsv.ts";
import { toOutcome } from "../outcome/Outcome.ts";

/** What can be done to messages. */
export type ContactAct = { act: "read" | "reply" | "delete"; ids: string[] } | { act: "export" };

export async function contactsAction({ request, context }: ActionFunctionArgs) {
	const { contacts } = context.get(adminRepositoriesContext);
	const body = (await request.json()) as ContactAct;
	switch (body.act) {
		case "read":
			return toBulk(body.ids, contacts.setStatus(body.ids, "read"));
		case "reply":
			return toBulk(body.ids, contacts.setStatus(body.ids, "replied"));
		case "delete":
			return toBulk(body.ids, contacts.delete(body.ids));
		case "export":
			return toOutcome(
				contacts.listAll().then((rows) =>
					toCsv(rows, {
						Received: (row) => row.createdAt,
						Status: (row) => row.status,
						Name: (row) => row.name,
						Email: (row) => row.email,
						Subject: (row) => row.subject,
						Message: (row) => row.message,
					}),
				),
			);
	}
}
