import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { rowsOf } from "../client/rowsOf.ts";
import { refuseProblems } from "../rules/refuseProblems.ts";
import { checkContact } from "./checkContact.ts";
import type { ContactSender } from "./contactRepository.ts";

/** The visitor's way into `contacts`. */
export function createContactSender(client: DatabaseClient): ContactSender {
	return {
		async send({ name, email, subject, message }, { trap } = {}) {
			if (trap) return;
			const row = { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim() };
			refuseProblems(checkContact(row));
			await rowsOf(client.from("contacts").insert(row));
		},
	};
}
