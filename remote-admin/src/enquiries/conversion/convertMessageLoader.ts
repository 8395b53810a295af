import { adminRepositoriesContext, DataError, type HireRequest } from "@site/shared-data";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { createSaveAction } from "../../drafts/form/createFormRoute.ts";
import { toResult } from "../../results/Result.ts";
import { type ConvertedRequest, hireRequestForm } from "./hireRequestForm.ts";

export async function convertMessageLoader({ params: { id = "" }, context }: LoaderFunctionArgs) {
	const { contacts, settings } = context.get(adminRepositoriesContext);
	const [message, { hire }] = await Promise.all([contacts.get(id), settings.get()]);
	if (!message) throw data("no such message", { status: 404 });
	return { message, choices: hire };
}

export async function convertMessageAction(args: ActionFunctionArgs) {
	const settings = await toResult(args.context.get(adminRepositoriesContext).settings.get());
	if (settings.status === "error") return settings;
	const contactId = args.params.id ?? "";
	const nothing = { id: contactId, name: "", email: "", subject: "", message: "" };
	const save = createSaveAction(hireRequestForm(nothing, settings.data.hire), ({ hireRequests }) => ({
		async get(id) {
			const made = await hireRequests.get(id);
			return made && toConverted(made);
		},
		create: async (draft, key) => toConverted(await hireRequests.createFromMessage(contactId, draft, key)),
		async save(): Promise<never> {
			throw new DataError("refused", "A hire request is not changed here");
		},
	}));
	return save(args);
}

const toConverted = (request: HireRequest): ConvertedRequest => ({
	...request,
	revision: request.id,
	updatedAt: request.createdAt,
});
