import { urls } from "@site/shared-data";
import { checkEssay, essayRules } from "@site/shared-data/rules";
import { useLoaderData } from "@site/shared-ui/router";
import { DraftForm } from "../../drafts/DraftForm.tsx";
import { publicationSaves } from "../../drafts/publicationSaves.ts";
import { Editor } from "../../editor/Editor.tsx";
import { paneOf } from "../../editor/paneOf.ts";
import { useEditorView } from "../../editor/useEditorView.ts";
import { ViewTools } from "../../editor/ViewTools.tsx";
import { useUploads } from "../../images/useUploads.ts";
import { EssayDetails } from "./EssayDetails.tsx";
import type { essayFormLoader } from "./essayFormLoader.ts";
import { type EssayValues, toEssayDraft } from "./essayValues.ts";
import { previewNote } from "./previewNote.ts";

/** The form of an essay: what it says, how it will read, and what else is known of it. */
export function EssayFormScreen() {
	const { stored, blank, renderMarkdown, storeImage } = useLoaderData<typeof essayFormLoader>();
	const view = useEditorView();
	const { store, waitsFor } = useUploads(storeImage);
	return (
		<DraftForm
			noun="essay"
			stored={stored}
			blank={blank}
			labels={essayLabels}
			check={(values) => checkEssay(toEssayDraft(values))}
			title={(now) => (now ? "Edit essay" : "New essay")}
			back={{ to: urls.admin.essays(), label: "Back to essays" }}
			editPath={urls.admin.editEssay}
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
						maxLength: essayRules.title.max,
					}}
					content={{
						value: values.content,
						onChange: (content) => set({ content }),
						error: errorOf("content"),
						rows: 20,
						required: true,
					}}
					note={previewNote(values)}
					render={renderMarkdown}
					store={store}
					view={view}
					wrong={wrong}
				>
					{(outline) => (
						<EssayDetails id={now?.id} values={values} set={set} errorOf={errorOf} store={store} minutes={outline?.minutes} />
					)}
				</Editor>
			)}
		</DraftForm>
	);
}

const essayLabels: Record<keyof EssayValues, string> = {
	title: "Title",
	date: "Date",
	readingTime: "Reading Time",
	excerpt: "Excerpt",
	featuredImage: "Featured Image",
	content: "Content",
};
