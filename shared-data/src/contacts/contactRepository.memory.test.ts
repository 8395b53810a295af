import { MemoryStore } from "../testing/MemoryStore.ts";
import { describeContactRepository } from "./contactRepository.contract.ts";
import { createMemoryContactRepository } from "./contactRepository.memory.ts";

describeContactRepository("memory", async () => {
	const repository = createMemoryContactRepository(new MemoryStore({}));
	return { visitor: repository, owner: repository };
});

test("above its limit the memory takes no more messages", async () => {
	const contacts = createMemoryContactRepository(new MemoryStore({ formLimit: 1 }));
	const message = { name: "Sari", email: "sari@example.com", subject: "Teh", message: "Halo" };
	await contacts.send(message);
	await expect(contacts.send(message)).rejects.toMatchObject({ kind: "too-many" });
	expect(await contacts.count()).toMatchObject({ total: 1 });
});
