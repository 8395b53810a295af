import { type AdminRepositories, adminRepositoriesContext, type Bucket, type RevisionRepository } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { createFormLoader } from "../drafts/form/createFormLoader.ts";
import type { FormDefinition, StoredEntity } from "../drafts/form/FormDefinition.ts";
import { formHistory } from "../drafts/history/formHistory.ts";
import type { FormValues } from "../form/Form.ts";

/** The loader of a publication's form: its row, what reads its history, and what its preview links need. */
export function createPublicationFormLoader<Values extends FormValues, Entity extends StoredEntity, Draft>(
	definition: FormDefinition<Values, Entity, Draft>,
	repositoryOf: (repositories: AdminRepositories) => { get(id: string): Promise<Entity | null> },
	bucket: Bucket,
	revisionsOf: (repositories: AdminRepositories) => RevisionRepository<Draft>,
) {
	const loadForm = createFormLoader(definition, repositoryOf, bucket);
	return async (request: LoaderFunctionArgs) => {
		const repositories = request.context.get(adminRepositoriesContext);
		return {
			...(await loadForm(request)),
			history: formHistory(revisionsOf(repositories)),
			previewLinks: repositories.previewLinks,
		};
	};
}

export type PublicationFormData<Values extends FormValues, Draft> = Awaited<
	ReturnType<ReturnType<typeof createPublicationFormLoader<Values, StoredEntity, Draft>>>
>;
