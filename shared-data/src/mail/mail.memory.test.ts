import { MemoryStore } from "../testing/MemoryStore.ts";
import type { FailedMail } from "./Mail.ts";
import { describeMail } from "./mail.contract.ts";
import { createMemoryMail } from "./mail.memory.ts";

const failed: FailedMail = {
	id: 1,
	kind: "notice",
	inbox: "contacts",
	entryId: "00000000-0000-4000-8000-000000000001",
	createdAt: new Date(),
	attempts: 7,
	nextAttemptAt: null,
	error: "552 Mailbox full",
};

describeMail("memory", async () => {
	const report = { isOn: true, sendsReceipts: true, nextDueAt: null, failed: [failed] };
	return { admin: createMemoryMail(new MemoryStore({ mail: report })), failed };
});
