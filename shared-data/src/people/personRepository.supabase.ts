import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { callFunction } from "../client/table/queries.ts";
import type { PersonRepository } from "./Person.ts";

export const createPersonRepository = (client: DatabaseClient): PersonRepository => ({
	read: (email) => callFunction(client, "read_person", { email }),
	async delete(email) {
		const { contacts, hire_projects, quotes, kept } = await callFunction(client, "delete_person", { email });
		return { messages: contacts, hireRequests: hire_projects, quotes, kept };
	},
});
