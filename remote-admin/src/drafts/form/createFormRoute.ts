import { type AdminRepositories, adminRepositoriesContext, DataError } from "@site/shared-data";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type RouteObject } from "@site/shared-ui/router";
import type { FormValues } from "../../form/Form.ts";
import { type ResultError, toResult } from "../../results/Result.ts";
import { unfinishedParam } from "../unfinished/unfinishedPath.ts";
import type { FormDefinition, SavedRecord, SaveRequest, SaveResult, StoredEntity } from "./FormDefinition.ts";

interface Repository<Entity, Draft> {
	get(id: string): Promise<Entity | null>;
	/** Omitted if only one row exists. */
	create?(draft: Draft, key?: string): Promise<Entity>;
	save(id: string, draft: Draft, revision: string): Promise<Entity>;
}

/** The exports of a form's routes; the loader reads the row of the URL, and the data of `loadMore`. */
export function createFormRoute<Values extends FormValues, Entity extends StoredEntity, Draft, More extends object>(
	definition: FormDefinition<Values, Entity, Draft>,
	repositoryOf: (repositories: AdminRepositories) => Repository<Entity, NoInfer<Draft>>,
	loadMore: (repositories: AdminRepositories) => More | Promise<More>,
) {
	return {
		async loader({ params: { id }, request, context }: LoaderFunctionArgs) {
			const repositories = context.get(adminRepositoriesContext);
			const isNew = id === undefined && !definition.isOnlyRow;
			const unfinishedId = isNew && definition.unfinished && new URL(request.url).searchParams.get(unfinishedParam);
			const [entity, more, unfinished] = await Promise.all([
				isNew ? null : repositoryOf(repositories).get(id ?? ""),
				loadMore(repositories),
				unfinishedId ? repositories.unfinishedTexts.get(unfinishedId) : null,
			]);
			if (!isNew && !entity) throw data(`no such ${definition.noun}`, { status: 404 });
			if (unfinishedId && !unfinished) throw data("no such unfinished text", { status: 404 });
			return { saved: entity && toSavedRecord(definition, entity), unfinished, ...more };
		},
		action: createSaveAction(definition, repositoryOf),
		shouldRevalidate: shouldRevalidateForm,
	};
}

/** Revalidates only for another row: nothing may overwrite the values of an open form. */
export const shouldRevalidateForm = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
	currentUrl.pathname !== nextUrl.pathname;

/** The same for a route whose action also takes other bodies, which have this field and do revalidate. */
export const revalidateAfter =
	(field: string): Extract<RouteObject["shouldRevalidate"], (...args: never[]) => boolean> =>
	({ json, defaultShouldRevalidate, ...urls }) =>
		shouldRevalidateForm(urls) || (defaultShouldRevalidate && typeof json === "object" && json !== null && field in json);

/** Creates or saves the values of a DraftForm. Returns backend errors to the form. */
export function createSaveAction<Values extends FormValues, Entity extends StoredEntity, Draft>(
	definition: FormDefinition<Values, Entity, Draft>,
	repositoryOf: (repositories: AdminRepositories) => Repository<Entity, NoInfer<Draft>>,
) {
	return async ({ request, context }: ActionFunctionArgs): Promise<SaveResult<Values>> => {
		const { id, key, revision, values, status, publishAt, kept = [] } = (await request.json()) as SaveRequest<Values>;
		const repositories = context.get(adminRepositoriesContext);
		const repository = repositoryOf(repositories);
		const draft = { ...definition.toDraft(values, status), ...(publishAt !== undefined && { publishAt }) };
		const result = await toResult(write());
		if (result.status === "success") return { status: "success", data: toSavedRecord(definition, result.data) };
		const error = await detectEndedSession(repositories, result);
		const storedId = id ?? error.reason;
		if (error.kind !== "conflict" || storedId === undefined) return error;
		const current = await toResult(repository.get(storedId));
		if (current.status === "error") return current;
		return current.data ? { ...error, current: toSavedRecord(definition, current.data) } : error;

		async function write(): Promise<Entity> {
			if (id !== null) return repository.save(id, omit(draft, kept), revision ?? "");
			if (repository.create) return repository.create(draft, key);
			throw new DataError("not-found", `A new ${definition.noun} cannot be stored`);
		}
	};
}

const omit = <Draft extends object>(draft: Draft, fields: readonly string[]): Draft =>
	Object.fromEntries(Object.entries(draft).filter(([field]) => !fields.includes(field))) as Draft;

function toSavedRecord<Values extends FormValues, Entity extends StoredEntity, Draft>(
	{ toValues }: FormDefinition<Values, Entity, Draft>,
	entity: Entity,
): SavedRecord<Values> {
	const { id, revision, updatedAt, status, publishAt } = entity;
	return { id, revision, updatedAt, status, publishAt, values: toValues(entity) };
}

/** Without a session RLS hides the row, which looks like a conflict or a deleted row. */
export async function detectEndedSession({ session }: AdminRepositories, error: ResultError): Promise<ResultError> {
	if (error.kind !== "conflict" && error.kind !== "not-found" && error.kind !== "refused") return error;
	const user = await toResult(session.current());
	if (user.status === "error") return user;
	return user.data ? error : { status: "error", kind: "signed-out" };
}
