import type { Problems } from "@site/shared-data/rules";
import { useNavigate } from "@site/shared-ui/router";
import { useState } from "react";
import type { FormValues } from "./FormValues.ts";
import type { LocalDraft } from "./local/LocalDraft.ts";
import type { SaveAnswer, SaveRequest } from "./SaveAnswer.ts";
import type { Stored } from "./Stored.ts";
import { sameText, sameValues } from "./sameValues.ts";
import { useLocalDraft } from "./useLocalDraft.ts";
import { useRecovery } from "./useRecovery.ts";
import { useSave } from "./useSave.ts";

export interface DraftFormOptions<Values extends FormValues> {
	/** What it is, in one word; names its drafts on this device, too. */
	noun: string;
	/** What the loader found; null for a new item. */
	stored: Stored<Values> | null;
	/** What a new item starts with. */
	blank: Values;
	check: (values: Values) => Problems<Values>;
	/** Where a save that leaves the form leads to. */
	backTo: string;
	/** The address of the form of a stored item; left out where it has only one. */
	editPath?: ((id: string) => string) | undefined;
	formKey: string;
	/** What lets a navigation of the form itself through its guard. */
	pass: string;
	/** Called with the first field that is wrong after a save was refused for it. */
	onInvalid: (field: string) => void;
}

type Trouble<Values> = Exclude<SaveAnswer<Values>, { outcome: "saved" }> & { request: SaveRequest<Values>; leaves: boolean };

/** The state of a form that loses nothing: what is typed, what is stored, what is kept on this device, and what a save came to. */
export function useDraftForm<Values extends FormValues>(options: DraftFormOptions<Values>) {
	const { noun, blank, check, backTo, editPath, formKey, pass, onInvalid } = options;
	const navigate = useNavigate();
	const [base, setBase] = useState(options.stored);
	const [values, setValues] = useState(base?.values ?? blank);
	const [revision, setRevision] = useState(base?.revision ?? null);
	const [isChecked, setIsChecked] = useState(false);
	const [saving, setSaving] = useState<{ leaves: boolean; status: Stored<Values>["status"] } | null>(null);
	const [trouble, setTrouble] = useState<Trouble<Values> | null>(null);

	const stored = base?.values ?? blank;
	const isDirty = !sameValues(values, stored);
	const problems: Problems<Values> = isChecked ? check(values) : {};
	const item = `${noun}:${base?.id ?? "new"}`;
	const local = useLocalDraft({ item, values, revision, isDirty });
	const recovery = useRecovery(item, stored);

	const send = useSave<Values>((answer, request) => {
		const leaves = saving?.leaves ?? false;
		setSaving(null);
		// Stored as it is written here, by a save whose answer was lost or by the same words elsewhere: nothing is in conflict.
		const isSame = answer.outcome === "conflict" && sameText(answer.stored.values, request.values);
		const isSaved = answer.outcome === "saved" || (isSame && isStatus(answer.stored, request));
		if (answer.outcome === "failed" || !isSaved) return setTrouble({ ...answer, request, leaves } as Trouble<Values>);
		local.drop();
		// The text stays as it was typed, although the database trims it: nothing moves under the hands of somebody who writes on.
		setBase({ ...answer.stored, values: request.values });
		setRevision(answer.stored.revision);
		setIsChecked(false);
		if (leaves && sameValues(values, request.values)) void navigate(backTo, { state: { pass } });
		else if (request.id === null && editPath)
			void navigate(editPath(answer.stored.id), { replace: true, state: { pass, keepForm: formKey }, preventScrollReset: true });
	});

	function submit(request: SaveRequest<Values>, leaves: boolean) {
		if (!send(request)) return;
		setTrouble(null);
		setSaving({ leaves, status: request.status });
	}

	return {
		values,
		stored: base,
		isDirty,
		isKept: local.isKept,
		problems,
		saving,
		trouble,
		recovery,
		set: (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes })),
		/** Checks and stores what is in the form; `leaves` goes back to the list afterwards. */
		save({ status, leaves }: { status?: Stored<Values>["status"]; leaves: boolean }) {
			const [wrong] = Object.keys(check(values));
			setIsChecked(true);
			if (wrong !== undefined) return onInvalid(wrong);
			submit({ id: base?.id ?? null, revision, values, status }, leaves);
		},
		/** Sends the refused save again, from what is in the form now. */
		retry: () => trouble && submit({ ...trouble.request, revision, values }, trouble.leaves),
		/** Stores what is in the form in place of what is stored now. */
		overwrite(theirs: Stored<Values>) {
			setBase(theirs);
			setRevision(theirs.revision);
			submit({ id: theirs.id, revision: theirs.revision, values, status: trouble?.request.status }, trouble?.leaves ?? false);
		},
		saveAsNew: () => submit({ id: null, revision: null, values, status: "draft" }, false),
		/** Fills the form with what is stored now; what was in it stays on this device and is offered. */
		loadStored(theirs: Stored<Values>) {
			recovery.offer({ values, revision });
			setTrouble(null);
			setBase(theirs);
			setRevision(theirs.revision);
			setValues(theirs.values);
		},
		/** Fills the form with a text that was found on this device; what was in it is offered in turn. */
		restore(draft: LocalDraft<Values>) {
			recovery.settle();
			if (isDirty) recovery.offer({ values, revision });
			setValues(draft.values);
			setRevision(draft.revision);
		},
		discard: () => local.drop(),
	};
}

const isStatus = ({ status }: Stored<unknown>, request: SaveRequest<unknown>) => !request.status || status === request.status;
