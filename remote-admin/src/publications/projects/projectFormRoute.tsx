import { createSaveAction } from "../../drafts/form/createSaveAction.ts";
import { createPublicationFormLoader } from "../createPublicationFormLoader.ts";
import { PublicationFormScreen } from "../PublicationFormScreen.tsx";
import { projectKind } from "../publicationKinds.ts";
import { ProjectDetails } from "./ProjectDetails.tsx";
import { projectForm } from "./projectForm.ts";

export { shouldRevalidateForm as shouldRevalidate } from "../../drafts/form/createFormLoader.ts";

export const loader = createPublicationFormLoader(
	projectForm,
	({ projects }) => projects,
	"project-images",
	({ revisions }) => revisions.projects,
);

export const action = createSaveAction(projectForm, ({ projects }) => projects);

/** The form of a project with its editor, a lazy route. */
export const Component = () => (
	<PublicationFormScreen
		kind={projectKind}
		definition={projectForm}
		contentRows={12}
		noteOf={({ year }) => year}
		fallbackOf={({ description }) => description}
		renderDetails={(form, { storeImage }) => <ProjectDetails form={form} storeImage={storeImage} />}
	/>
);
