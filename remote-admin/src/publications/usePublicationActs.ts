import type { PublicationStatus } from "@site/shared-data";
import { useNavigate } from "@site/shared-ui/router";
import { sayDone } from "../acts/sayDone.ts";
import { type Change, useChange } from "../acts/useChange.ts";
import type { Publication } from "./Publication.ts";
import type { PublicationAct } from "./runPublicationAct.ts";

interface Noun {
	one: string;
	many: string;
}

/** What the owner does to projects or essays from their list; publishing and its opposite can be taken back. */
export function usePublicationActs(to: string, nouns: Noun, editAddress: (id: string) => string) {
	const change = useChange();
	const navigate = useNavigate();

	const toSetting = (entries: readonly Publication[], status: PublicationStatus): Change => {
		const name = entries.length === 1 ? entries[0]?.title : undefined;
		const now = status === "published" ? "published" : "unpublished";
		return {
			to,
			body: { act: status, ids: entries.map(({ id }) => id) } satisfies PublicationAct,
			done: (outcome) => sayDone(outcome, { name, nouns, now }),
			failed: `${name ?? `The ${nouns.many}`} could not be ${now}.`,
		};
	};
	return {
		setStatus: (entries: readonly Publication[], status: PublicationStatus) => {
			const changed = entries.filter((entry) => entry.status !== status);
			const opposite = status === "published" ? "draft" : "published";
			const undo = changed.length > 0 ? { undo: toSetting(changed, opposite) } : {};
			return change({ ...toSetting(entries, status), ...undo });
		},
		duplicate: (entries: readonly Publication[]) => {
			const name = entries.length === 1 ? entries[0]?.title : undefined;
			return change({
				to,
				body: { act: "duplicate", ids: entries.map(({ id }) => id) } satisfies PublicationAct,
				done: (outcome) => sayDone(outcome, { name, nouns, now: "duplicated as a draft" }),
				failed: `${name ?? `The ${nouns.many}`} could not be duplicated.`,
				offer: ({ done: [id] }) => (name && id ? { label: "Edit", run: () => void navigate(editAddress(id)) } : undefined),
			});
		},
	};
}
