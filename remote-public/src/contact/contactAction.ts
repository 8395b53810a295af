import { publicRepositoriesContext } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { honeypotField, readFields, submitForm } from "../forms/submitForm.ts";

/** The fields of the contact form. */
export const contactFields = ["name", "email", "subject", "message"] as const;

export type ContactField = (typeof contactFields)[number];

/** Stores a contact message. */
export async function contactAction({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const values = readFields(form, contactFields);
	const { [honeypotField]: honeypot } = readFields(form, [honeypotField]);
	return submitForm({
		values,
		name: values.name,
		fieldOf: (reason) => contactFields.find((field) => field === reason) ?? null,
		send: () => context.get(publicRepositoriesContext).contacts.send(values, { honeypot }),
	});
}
