import { type Project, type ProjectDraft, urls } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { parseTags, projectRules, validateProject } from "@site/shared-data/rules";
import { createFormRoute } from "../../drafts/form/createFormRoute.ts";
import type { FormDefinition } from "../../drafts/form/FormDefinition.ts";
import { withoutPlaceholders } from "../../editor/images/imageMarkdown.ts";
import { PublicUrl } from "../../editor/PublicUrl.tsx";
import { converted, defineFields, optionalText, text, type ValuesOf } from "../../form/defineFields.ts";
import type { Form } from "../../form/Form.ts";
import { ImageField, TagsField, TextAreaField, TextField } from "../../form/fields.tsx";
import { imageStore, type StoreImage } from "../../form/imageStore.ts";
import { useSite } from "../../layout/useSite.ts";
import { type PublicationFormData, PublicationFormScreen } from "../PublicationFormScreen.tsx";
import { projectKind } from "../publicationKinds.ts";
import { SharingSection } from "../sharing/SharingSection.tsx";

const fields = defineFields({
	title: text("Title"),
	description: text("Description"),
	previewUrl: text("Preview Image"),
	shareImage: optionalText("Share Image"),
	projectUrl: optionalText("Project URL"),
	tags: converted("Tags", (tags: string[]) => tags.join(", "), parseTags),
	year: text("Year", ({ timeZone }) => today(timeZone).slice(0, 4)),
	content: converted<string | null>("Content", (content) => content ?? "", toContent),
});

type ProjectValues = ValuesOf<typeof fields>;

const projectForm: FormDefinition<ProjectValues, Project, ProjectDraft> = {
	noun: "project",
	...fields,
	rules: projectRules,
	toDraft: (values, status = "draft") => ({ ...fields.toDraft(values), status }),
	validate: validateProject,
};

export const { loader, action, shouldRevalidate } = createFormRoute(
	projectForm,
	({ projects }) => projects,
	(repositories): PublicationFormData<ProjectDraft> => ({
		storeImage: imageStore(repositories, "project-images"),
		revisions: repositories.revisions.projects,
		previewLinks: repositories.previewLinks,
	}),
);

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

/** The fields of a project besides title and content. */
const ProjectDetails = ({ form, storeImage }: { form: Form<ProjectValues>; storeImage: StoreImage }) => (
	<>
		<TextAreaField form={form} name="description" hint="Shown on cards; the page itself when there is no content." rows={4} />
		<ImageField form={form} name="previewUrl" onUpload={storeImage} />
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
			<ImageField form={form} name="shareImage" hint="Empty: the preview image." onUpload={storeImage} />
		</SharingSection>
		{form.id !== undefined && <PublicUrl path={urls.project(form.id)} />}
	</>
);

function toContent(typed: string): string | null {
	const content = withoutPlaceholders(typed);
	return content.trim() ? content : null;
}
