import { adminRepositoriesContext, DataError, type UnfinishedTextDraft } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import type { MutationResult } from "../../mutations/useMutation.ts";
import { type Result, toResult } from "../../results/Result.ts";
import { detectEndedSession } from "../form/createFormRoute.ts";
import { newRowKey } from "../newRowKey.ts";

export type UnfinishedChange =
	| ({ type: "keep"; revision: string | null } & UnfinishedTextDraft)
	| { type: "delete"; ids: readonly [string] };

/** Stores or deletes an unfinished text. */
export async function unfinishedAction({ request, context }: ActionFunctionArgs): Promise<Result<unknown>> {
	const repositories = context.get(adminRepositoriesContext);
	const { unfinishedTexts } = repositories;
	const result = await toResult<unknown>(change(await request.json()));
	return result.status === "error" ? detectEndedSession(repositories, result) : result;

	async function change(asked: UnfinishedChange): Promise<unknown> {
		if (asked.type === "keep") return keep(asked);
		const text = await unfinishedTexts.get(asked.ids[0]);
		const undo = text && { type: "keep", revision: null, id: text.id, entity: text.entity, values: text.values };
		return { ...(await unfinishedTexts.delete(asked.ids)), undo: undo ?? false } satisfies MutationResult;
	}

	/** Stores this text as a second one if the first was changed on another device. */
	async function keep({ id, entity, values, revision }: UnfinishedChange & { type: "keep" }) {
		try {
			const draft = { id, entity, values };
			return await (revision === null ? unfinishedTexts.create(draft) : unfinishedTexts.save(id, { values }, revision));
		} catch (error) {
			const { kind } = error as DataError;
			if (!(error instanceof DataError) || (kind !== "conflict" && kind !== "not-found")) throw error;
			return unfinishedTexts.create({ id: kind === "conflict" ? newRowKey() : id, entity, values });
		}
	}
}
