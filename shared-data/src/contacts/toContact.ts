import type { Row } from "../client/DatabaseClient.ts";
import { toMoment } from "../client/toMoment.ts";
import type { Contact } from "./Contact.ts";

/** All columns of a message. */
export const contactColumns = "id, name, email, subject, message, status, created_at";

/** Where the columns of `contacts` get their names in the product. */
export function toContact({ created_at, ...row }: Row<"contacts">): Contact {
	return { ...row, createdAt: toMoment(created_at) };
}
