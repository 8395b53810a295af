import type {
	PreviewLinkRepository,
	PublicationState,
	RevisionRepository,
	UnfinishedText,
	VisitsReader,
} from "@site/shared-data";
import { stateAt } from "@site/shared-data/rules";
import { useLoaderData } from "@site/shared-ui/router";
import type { ReactNode } from "react";
import { DraftForm } from "../drafts/form/DraftForm.tsx";
import type { SaveChoice, StateMark } from "../drafts/form/FormBar.tsx";
import type { FormDefinition, SavedRecord, SaveTarget } from "../drafts/form/FormDefinition.ts";
import { HistoryButton } from "../drafts/history/HistoryButton.tsx";
import { Editor, type EditorValues } from "../editor/Editor.tsx";
import { paneOf, useEditorView } from "../editor/useEditorView.ts";
import { ViewTools } from "../editor/ViewTools.tsx";
import type { Form } from "../form/Form.ts";
import type { StoreImage } from "../form/imageStore.ts";
import { type Times, useTimes } from "../layout/times.ts";
import { PublicationViews } from "./PublicationViews.tsx";
import { PreviewLinks } from "./previews/PreviewLinks.tsx";
import { type PublicationKind, stateLabels } from "./publicationKinds.ts";
import { useDatabaseTime } from "./schedule/databaseTime.ts";
import { ScheduleMenu } from "./schedule/ScheduleMenu.tsx";
import { useSaveNotices } from "./useSaveNotices.ts";

/** The primary button: a public row keeps its publication time, a scheduled one its scheduled time. */
const publishChoices: Record<PublicationState, SaveChoice> = {
	draft: { label: "Publish", status: "published", publishAt: null },
	scheduled: { label: "Update & Schedule", status: "published" },
	published: { label: "Update & Publish", status: "published" },
};

function markOf(state: PublicationState, { publishAt }: SaveTarget, times: Times): StateMark {
	const isScheduled = state === "scheduled" && publishAt;
	const when = isScheduled ? `for ${times.shortDateTime(new Date(publishAt))}` : undefined;
	return { state, label: stateLabels[state], when };
}

/** The loader's data in addition to the row. */
export interface PublicationFormData<Draft> {
	storeImage: StoreImage;
	revisions: RevisionRepository<Draft>;
	previewLinks: PreviewLinkRepository;
	visits: VisitsReader;
}

interface PublicationFormScreenProps<Values extends EditorValues, Entity, Draft> {
	kind: PublicationKind;
	definition: FormDefinition<Values, Entity, Draft>;
	/** The height of an empty text box, in lines. */
	contentRows: number;
	/** The publication day, yyyy-mm-dd; any other text if it is not known. */
	dateOf: (values: Values) => string;
	/** The line below the title in the preview. */
	noteOf: (values: Values) => string;
	/** The markdown that the preview shows while the content is empty. */
	fallbackOf?: (values: Values) => string;
	renderDetails: (form: Form<Values>, details: DetailsProps) => ReactNode;
}

interface DetailsProps {
	/** The reading time of the text in minutes; undefined until it is rendered. */
	minutes: number | undefined;
	/** The state of the stored row. */
	state: PublicationState;
}

/** The form of a publication: its text, its preview, and its details. */
export function PublicationFormScreen<Values extends EditorValues, Entity, Draft>(
	props: PublicationFormScreenProps<Values, Entity, Draft>,
) {
	const { kind, definition, contentRows, dateOf, noteOf, fallbackOf, renderDetails } = props;
	const loaded = useLoaderData<
		PublicationFormData<Draft> & { saved: SavedRecord<Values> | null; unfinished: UnfinishedText | null }
	>();
	const view = useEditorView();
	const times = useTimes();
	const time = useDatabaseTime();
	const stateOf = (record: SavedRecord<Values> | null) =>
		record?.status ? stateAt(time, { status: record.status, publishAt: record.publishAt ?? null }) : "draft";
	const tell = useSaveNotices<Values>(kind, stateOf);
	return (
		<DraftForm
			definition={definition}
			saved={loaded.saved}
			unfinished={loaded.unfinished}
			storeImage={loaded.storeImage}
			title={(saved) => `${saved ? "Edit" : "New"} ${kind.nouns.one}`}
			back={{ to: kind.urls.list, label: `Back to ${kind.nouns.many}` }}
			editUrl={kind.urls.edit}
			saves={(saved) => [{ label: "Save as Draft", status: "draft", publishAt: null }, publishChoices[stateOf(saved)]]}
			markOf={(saved) => markOf(stateOf(saved), saved, times)}
			renderMoreSaves={(saved, save) => (
				<ScheduleMenu noun={kind.nouns.one} state={stateOf(saved)} publishAt={saved?.publishAt} onSave={save} />
			)}
			onSaved={tell}
			tools={<ViewTools view={view} />}
			onInvalid={(field) => view.show(paneOf(field))}
			fills
		>
			{(form, fill, saved) => (
				<Editor form={form} contentRows={contentRows} fallback={fallbackOf?.(form.values)} note={noteOf(form.values)} view={view}>
					{(outline) => (
						<>
							{renderDetails(form, { minutes: outline?.minutes, state: stateOf(saved) })}
							{form.id !== undefined && (
								<>
									<PublicationViews
										key={`views-${form.id}`}
										visits={loaded.visits}
										path={kind.urls.public(form.id)}
										since={dateOf(form.values)}
									/>
									<HistoryButton definition={definition} id={form.id} form={form} revisions={loaded.revisions} onRestore={fill} />
									<PreviewLinks
										key={form.id}
										repository={loaded.previewLinks}
										entity={kind.name}
										entityId={form.id}
										noun={kind.nouns.one}
									/>
								</>
							)}
						</>
					)}
				</Editor>
			)}
		</DraftForm>
	);
}
