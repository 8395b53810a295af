import { createMemoryTables } from "../testing/createMemoryRepositories.ts";
import { MemoryStore } from "../testing/MemoryStore.ts";
import { describeContacts } from "./contacts/contacts.contract.ts";
import { describeHireRequests } from "./hire-requests/hireRequests.contract.ts";

describeContacts("memory", async () => {
	const { contacts } = createMemoryTables(new MemoryStore({}));
	return { visitor: contacts, admin: contacts };
});

describeHireRequests("memory", async () => {
	const { hireRequests } = createMemoryTables(new MemoryStore({}));
	return { visitor: hireRequests, admin: hireRequests };
});

test("above its limit the memory takes no more contact messages", async () => {
	const { contacts } = createMemoryTables(new MemoryStore({ formLimit: 1 }));
	const message = { name: "Sari", email: "sari@example.com", subject: "Teh", message: "Halo" };
	await contacts.send(message);
	await expect(contacts.send(message)).rejects.toMatchObject({ kind: "too-many" });
	expect(await contacts.count()).toMatchObject({ total: 1 });
});
