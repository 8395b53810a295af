import { type AdminRepositories, adminRepositoriesContext, DataError } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import type { FormValues } from "../../form/Form.ts";
import { type Result, type ResultError, toResult } from "../../results/Result.ts";
import { detectEndedSession } from "./detectEndedSession.ts";
import { type FormDefinition, type StoredEntity, toSavedRecord } from "./FormDefinition.ts";
import type { SaveRequest, SaveResult } from "./SavedRecord.ts";

interface Repository<Entity, Draft> {
	get(id: string): Promise<Entity | null>;
	/** Omitted where only one row exists. */
	create?(draft: Draft): Promise<Entity>;
	save(id: string, draft: Draft, revision: string): Promise<Entity>;
}

/**
 * The action of a form's routes: creates or saves the values of a DraftForm. A backend error is returned to
 * the form.
 */
export function createSaveAction<Values extends FormValues, Entity extends StoredEntity, Draft>(
	definition: FormDefinition<Values, Entity, Draft>,
	repositoryOf: (repositories: AdminRepositories) => Repository<Entity, NoInfer<Draft>>,
) {
	return async ({ request, context }: ActionFunctionArgs): Promise<SaveResult<Values>> => {
		const { id, revision, values, status, publishAt } = (await request.json()) as SaveRequest<Values>;
		const repositories = context.get(adminRepositoriesContext);
		const repository = repositoryOf(repositories);
		const draft = { ...definition.toDraft(values, status), ...(publishAt !== undefined && { publishAt }) };
		const result = await toResult(write());
		if (result.status === "error") return explain(result);
		return { status: "success", data: toSavedRecord(definition, result.data) };

		async function write(): Promise<Entity> {
			if (id !== null) return repository.save(id, draft, revision ?? "");
			if (repository.create) return repository.create(draft);
			throw new DataError("not-found", `A new ${definition.noun} cannot be stored`);
		}

		/** Explains a refusal; a conflict carries the stored version. */
		async function explain(refused: ResultError): Promise<SaveResult<Values>> {
			const error = await detectEndedSession(repositories, refused);
			if (error.kind !== "conflict" || id === null) return error;
			const current: Result<Entity | null> = await toResult(repository.get(id));
			if (current.status === "error") return current;
			return current.data ? { ...error, current: toSavedRecord(definition, current.data) } : error;
		}
	};
}
