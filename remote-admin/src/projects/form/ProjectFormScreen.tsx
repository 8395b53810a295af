import { urls } from "@site/shared-data";
import { checkProject, projectRules } from "@site/shared-data/rules";
import { useLoaderData } from "@site/shared-ui/router";
import { DraftForm } from "../../drafts/DraftForm.tsx";
import { publicationSaves } from "../../drafts/publicationSaves.ts";
import { Editor } from "../../editor/Editor.tsx";
import { paneOf } from "../../editor/paneOf.ts";
import { useEditorView } from "../../editor/useEditorView.ts";
import { ViewTools } from "../../editor/ViewTools.tsx";
import { useUploads } from "../../images/useUploads.ts";
import { ProjectDetails } from "./ProjectDetails.tsx";
import type { projectFormLoader } from "./projectFormLoader.ts";
import { type ProjectValues, toProjectDraft } from "./projectValues.ts";

/** The form of a project: its story, how it will read, and what its card shows. */
export function ProjectFormScreen() {
	const { stored, blank, renderMarkdown, storeImage } = useLoaderData<typeof projectFormLoader>();
	const view = useEditorView();
	const { store, waitsFor } = useUploads(storeImage);
	return (
		<DraftForm
			noun="project"
			stored={stored}
			blank={blank}
			labels={projectLabels}
			check={(values) => checkProject(toProjectDraft(values))}
			title={(now) => (now ? "Edit project" : "New project")}
			back={{ to: urls.admin.projects(), label: "Back to projects" }}
			editPath={urls.admin.editProject}
			saves={publicationSaves}
			waitsFor={waitsFor}
			tools={<ViewTools view={view} />}
			onInvalid={(field) => view.show(paneOf(field))}
			fills
		>
			{({ values, set, errorOf, wrong, stored: now }) => (
				<Editor
					title={{
						value: values.title,
						onChange: (title) => set({ title }),
						error: errorOf("title"),
						maxLength: projectRules.title.max,
					}}
					content={{
						value: values.content,
						onChange: (content) => set({ content }),
						error: errorOf("content"),
						rows: 12,
						required: false,
					}}
					instead={values.description}
					note={values.year}
					render={renderMarkdown}
					store={store}
					view={view}
					wrong={wrong}
				>
					{() => <ProjectDetails id={now?.id} values={values} set={set} errorOf={errorOf} store={store} />}
				</Editor>
			)}
		</DraftForm>
	);
}

const projectLabels: Record<keyof ProjectValues, string> = {
	title: "Title",
	description: "Description",
	previewUrl: "Preview Image",
	projectUrl: "Project URL",
	tags: "Tags",
	year: "Year",
	content: "Content",
};
