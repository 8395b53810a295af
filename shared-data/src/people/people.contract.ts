import type { PersonRepository } from "./Person.ts";

/**
 * The contract of a person's data. `prepare` stores two messages, a hire request, a draft of a quote and an
 * accepted one of "ratna@example.com" in several spellings, and a message of "budi@example.com".
 */
export function describePeople(implementation: string, prepare: () => Promise<PersonRepository>): void {
	test(`people in ${implementation}: all rows of an address are read and deleted, but an accepted quote is kept`, async () => {
		const people = await prepare();
		const sizes = async () =>
			Object.fromEntries(Object.entries(await people.read("RATNA@example.com")).map(([name, rows]) => [name, rows.length]));
		expect(await sizes()).toMatchObject({ contacts: 2, hire_projects: 1, quotes: 2 });
		expect(await people.delete("Ratna@Example.com")).toEqual({ messages: 2, hireRequests: 1, quotes: 1, kept: 1 });
		expect(await sizes()).toMatchObject({ quotes: 1 });
		expect(await people.delete("ratna@example.com")).toEqual({ messages: 0, hireRequests: 0, quotes: 0, kept: 1 });
		expect(await people.read("budi@example.com")).toMatchObject({ contacts: [expect.anything()] });
	});
}
