import { publicRepositoriesContext } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { answerForm } from "../forms/answerForm.ts";
import { readFields } from "../forms/readFields.ts";
import { trapField } from "../forms/trapField.ts";
import { contactFields } from "./contactFields.ts";

/** Sends a message to the owner. */
export async function contactAction({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const values = readFields(form, contactFields);
	const { [trapField]: trap } = readFields(form, [trapField]);
	return answerForm({
		values,
		name: values.name,
		fieldOf: (reason) => contactFields.find((field) => field === reason) ?? null,
		send: () => context.get(publicRepositoriesContext).contacts.send(values, { trap }),
	});
}
