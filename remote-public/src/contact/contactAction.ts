import { publicRepositoriesContext } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { submitForm } from "../forms/submitForm.ts";

const fields = ["name", "email", "subject", "message"] as const;

export type ContactField = (typeof fields)[number];

export const contactAction = ({ request, context }: ActionFunctionArgs) =>
	submitForm({ request, fields, nameField: "name", send: context.get(publicRepositoriesContext).contacts.send });
