import { adminRepositoriesContext, DataError } from "@site/shared-data";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { createSaveAction } from "../../drafts/form/createFormRoute.ts";
import { type ConvertedRequest, hireRequestForm } from "./hireRequestForm.ts";

export async function convertMessageLoader({ params: { id = "" }, context }: LoaderFunctionArgs) {
	const message = await context.get(adminRepositoriesContext).contacts.get(id);
	if (!message) throw data("no such message", { status: 404 });
	return message;
}

export function convertMessageAction(args: ActionFunctionArgs) {
	const contactId = args.params.id ?? "";
	const nothing = { id: contactId, name: "", email: "", subject: "", message: "" };
	const save = createSaveAction(hireRequestForm(nothing), ({ hireRequests }) => ({
		get: async () => null,
		async create(draft): Promise<ConvertedRequest> {
			const made = await hireRequests.createFromMessage(contactId, draft);
			return { ...made, revision: made.id, updatedAt: made.createdAt };
		},
		async save(): Promise<never> {
			throw new DataError("refused", "A hire request is not changed here");
		},
	}));
	return save(args);
}
