import { useLoaderData } from "@site/shared-ui/router";
import type { ReactNode } from "react";
import type { FormLoaderData } from "../drafts/createFormLoader.ts";
import { DraftForm } from "../drafts/DraftForm.tsx";
import type { FormDefinition } from "../drafts/FormDefinition.ts";
import { Editor, type EditorValues } from "../editor/Editor.tsx";
import { renderMarkdown } from "../editor/preview/renderMarkdown.ts";
import { paneOf, useEditorView } from "../editor/useEditorView.ts";
import { ViewTools } from "../editor/ViewTools.tsx";
import type { Form } from "../form/Form.ts";
import type { StoreImage } from "../form/imageStore.ts";
import { usePendingUploads } from "../form/usePendingUploads.ts";
import type { PublicationKind } from "./publicationKinds.ts";

interface PublicationFormScreenProps<Values extends EditorValues, Entity, Draft> {
	kind: PublicationKind;
	definition: FormDefinition<Values, Entity, Draft>;
	/** The height of an empty text box, in lines. */
	contentRows: number;
	/** The line below the title in the preview. */
	noteOf: (values: Values) => string;
	/** The markdown that the preview shows while the content is empty. */
	fallbackOf?: (values: Values) => string;
	/** The fields besides title and content. */
	renderDetails: (form: Form<Values>, details: DetailsProps) => ReactNode;
}

interface DetailsProps {
	storeImage: StoreImage;
	/** The reading time of the text in minutes; undefined until it is rendered. */
	minutes: number | undefined;
}

/** The form of a publication: its text, how visitors will read it, and its details. */
export function PublicationFormScreen<Values extends EditorValues, Entity, Draft>(
	props: PublicationFormScreenProps<Values, Entity, Draft>,
) {
	const { kind, definition, contentRows, noteOf, fallbackOf, renderDetails } = props;
	const { saved, ...loaded } = useLoaderData() as FormLoaderData<Values>;
	const { storeImage, pending } = usePendingUploads(loaded.storeImage);
	const view = useEditorView();
	return (
		<DraftForm
			definition={definition}
			saved={saved}
			title={(saved) => `${saved ? "Edit" : "New"} ${kind.nouns.one}`}
			back={{ to: kind.urls.list, label: `Back to ${kind.nouns.many}` }}
			editUrl={kind.urls.edit}
			saves={(saved) => [
				{ label: "Save as Draft", status: "draft" },
				{ label: saved?.status === "published" ? "Update & Publish" : "Publish", status: "published" },
			]}
			pending={pending}
			tools={<ViewTools view={view} />}
			onInvalid={(field) => view.show(paneOf(field))}
			fills
		>
			{(form) => (
				<Editor
					form={form}
					contentRows={contentRows}
					fallback={fallbackOf?.(form.values)}
					note={noteOf(form.values)}
					render={renderMarkdown}
					storeImage={storeImage}
					view={view}
				>
					{(outline) => renderDetails(form, { storeImage, minutes: outline?.minutes })}
				</Editor>
			)}
		</DraftForm>
	);
}
