import type { PublicationState } from "@site/shared-data";
import type { SavedRecord, SaveRequest } from "../drafts/form/FormDefinition.ts";
import type { EditorValues } from "../editor/Editor.tsx";
import { renderMarkdown } from "../editor/preview/renderMarkdown.ts";
import type { RestoreStates } from "../mutations/listMutation.ts";
import { useMutationQueue } from "../mutations/MutationProvider.tsx";
import { useMutation } from "../mutations/useMutation.ts";
import type { PublicationKind } from "./publicationKinds.ts";

/** Only essays have a reading time. */
type Values = EditorValues & { readingTime?: string };

/** Reports unexpected effects of a save, above the screens: the form may be closed by then. */
export function useSaveNotices<Fields extends Values>(
	{ urls }: PublicationKind,
	stateOf: (record: SavedRecord<Fields>) => PublicationState,
) {
	const { toasts } = useMutationQueue();
	const mutate = useMutation();

	/** A public text that became a draft: Undo publishes it again, with its publication time. */
	function tellOfWithdrawal({ id, values: { title } }: SavedRecord<Fields>, { publishAt }: SavedRecord<Fields>) {
		const body = {
			type: "restoreStates",
			states: [{ id, status: "published", publishAt: publishAt ?? null }],
		} satisfies RestoreStates;
		const publish = () =>
			mutate({ to: urls.list, body, success: () => `${title} is public again.`, failure: `${title} could not be published.` });
		toasts.show({
			tone: "ok",
			text: `${title} is no longer public.`,
			action: { label: "Undo", run: () => void publish() },
			durationMs: 10_000,
		});
	}

	/** A new public text whose reading time differs from the measured one by half of it. */
	async function tellOfReadingTime(record: SavedRecord<Fields>) {
		const { id, revision, values, status } = record;
		const minutes = (await renderMarkdown(values.content, { outline: true }).catch(() => null))?.outline?.minutes;
		if (!minutes || Math.abs(Number(values.readingTime) - minutes) < minutes / 2) return;
		const body: SaveRequest<Fields> = { id, revision, values: { ...values, readingTime: String(minutes) }, status };
		const use = () =>
			mutate({
				to: urls.edit(id),
				body,
				success: () => `The reading time is ${minutes} min.`,
				failure: "The reading time could not be changed.",
			});
		toasts.show({
			tone: "ok",
			text: `The reading time says ${values.readingTime} min; the text reads in about ${minutes}.`,
			action: { label: `Use ${minutes}`, run: () => void use() },
			durationMs: 10_000,
		});
	}

	return (record: SavedRecord<Fields>, before: SavedRecord<Fields> | null) => {
		const [was, is] = [before ? stateOf(before) : "draft", stateOf(record)];
		if (before && was === "published" && is === "draft") tellOfWithdrawal(record, before);
		if (was === "draft" && is !== "draft" && record.values.readingTime !== undefined) void tellOfReadingTime(record);
	};
}
