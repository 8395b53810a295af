import { DataError, type DraftRepository } from "@site/shared-data";

/** Creates a row, or saves the one with this key if the response to an earlier create was lost. */
export async function createOrSave<Entity extends { id: string; revision: string }, Draft>(
	{ get, create, save }: DraftRepository<Entity, Draft>,
	draft: Draft,
	key: string,
	changes: Partial<Draft> = draft,
): Promise<Entity> {
	try {
		return await create(draft, key);
	} catch (error) {
		const isMade = error instanceof DataError && error.kind === "conflict" && error.reason !== undefined;
		const made = isMade ? await get(error.reason ?? "") : null;
		if (!made) throw error;
		return save(made.id, changes, made.revision);
	}
}
