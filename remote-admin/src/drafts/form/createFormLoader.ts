import { type AdminRepositories, adminRepositoriesContext, type Bucket } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import type { FormValues } from "../../form/Form.ts";
import { imageStore } from "../../form/imageStore.ts";
import { type FormDefinition, type StoredEntity, toSavedRecord } from "./FormDefinition.ts";

/**
 * The loader of a form's routes: the row of the URL (null for a new row), and the function that stores
 * images.
 */
export function createFormLoader<Values extends FormValues, Entity extends StoredEntity, Draft>(
	definition: FormDefinition<Values, Entity, Draft>,
	repositoryOf: (repositories: AdminRepositories) => { get(id: string): Promise<Entity | null> },
	bucket: Bucket,
) {
	return async (args: LoaderFunctionArgs) => ({
		saved: await loadSaved(args, definition, repositoryOf),
		storeImage: imageStore(args.context.get(adminRepositoriesContext), bucket),
	});
}

/** The row of the URL; null for a new row. */
export async function loadSaved<Values extends FormValues, Entity extends StoredEntity, Draft>(
	{ params: { id }, context }: LoaderFunctionArgs,
	definition: FormDefinition<Values, Entity, Draft>,
	repositoryOf: (repositories: AdminRepositories) => { get(id: string): Promise<Entity | null> },
) {
	if (id === undefined && !definition.isOnlyRow) return null;
	const entity = await repositoryOf(context.get(adminRepositoriesContext)).get(id ?? "");
	if (!entity) throw data(`no such ${definition.noun}`, { status: 404 });
	return toSavedRecord(definition, entity);
}

/**
 * The loader of a form reruns only for another row: nothing may overwrite the values of an open form, not
 * even its own save.
 */
export const shouldRevalidateForm = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
	currentUrl.pathname !== nextUrl.pathname;
