import { type ProjectDraft, type PublicationState, urls } from "@site/shared-data";
import { createFormRoute } from "../../drafts/form/createFormRoute.ts";
import type { Form } from "../../form/Form.ts";
import { ImageField, TagsField, TextAreaField, TextField } from "../../form/fields.tsx";
import { imageStore } from "../../form/imageStore.ts";
import { useSite } from "../../layout/useSite.ts";
import { AddressField } from "../address/AddressField.tsx";
import { type PublicationFormData, PublicationFormScreen } from "../PublicationFormScreen.tsx";
import { projectKind } from "../publicationKinds.ts";
import { SharingSection } from "../sharing/SharingSection.tsx";
import { type ProjectValues, projectForm } from "./projectForm.ts";

export const { loader, action, shouldRevalidate } = createFormRoute(
	projectForm,
	({ projects }) => projects,
	(repositories): PublicationFormData<ProjectDraft> => ({
		storeImage: imageStore(repositories, "project-images"),
		revisions: repositories.revisions.projects,
		previewLinks: repositories.previewLinks,
		visits: repositories.visits,
	}),
);

export const Component = () => (
	<PublicationFormScreen
		kind={projectKind}
		definition={projectForm}
		contentRows={12}
		dateOf={({ year }) => `${year}-01-01`}
		noteOf={({ year }) => year}
		fallbackOf={({ description }) => description}
		renderDetails={(form, { state }) => <ProjectDetails form={form} state={state} />}
	/>
);

interface ProjectDetailsProps {
	form: Form<ProjectValues>;
	state: PublicationState;
}

const ProjectDetails = ({ form, state }: ProjectDetailsProps) => (
	<>
		<AddressField form={form} state={state} urlOf={urls.project} />
		<TextAreaField form={form} name="description" hint="Shown on cards; the page itself when there is no content." rows={4} />
		<ImageField form={form} name="previewUrl" />
		<TextField form={form} name="projectUrl" type="url" inputMode="url" autoComplete="off" placeholder="https://…" />
		<TagsField form={form} name="tags" hint="Separate with commas." />
		<TextField form={form} name="year" inputMode="numeric" />
		<SharingSection
			title={`${form.values.title.trim() || "Untitled"} by ${useSite().name}`}
			path={form.id === undefined ? `${urls.projects()}/…` : urls.project(form.id)}
			description={form.values.description}
			image={form.values.shareImage.trim() || form.values.previewUrl}
			isWrong={form.wrong.includes("shareImage")}
		>
			<ImageField form={form} name="shareImage" hint="PNG or JPEG. Empty: the preview image, else a drawn card." />
		</SharingSection>
	</>
);
