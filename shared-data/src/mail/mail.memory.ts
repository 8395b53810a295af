import type { MemoryStore } from "../testing/MemoryStore.ts";
import type { MailRepository } from "./Mail.ts";

/** The mails about enquiries, in memory. */
export function createMemoryMail(store: MemoryStore): MailRepository {
	const respond = <T>(value: () => T) => store.respond("mail", value);
	return {
		read: () => respond(() => store.mail),
		setSendsReceipts: (sendsReceipts) =>
			respond(() => {
				store.mail = { ...store.mail, sendsReceipts };
			}),
		retry: (ids) =>
			respond(() => {
				const now = new Date();
				const failed = store.mail.failed.map((mail) => (ids.includes(mail.id) ? { ...mail, nextAttemptAt: now } : mail));
				store.mail = { ...store.mail, failed };
			}),
	};
}
