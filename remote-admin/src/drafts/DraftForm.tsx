import type { Problems } from "@site/shared-data/rules";
import { type ReactNode, useRef, useState } from "react";
import { fieldErrorMessage } from "../errorMessages.ts";
import { SignInDialog } from "../session/SignInDialog.tsx";
import { ConflictDialog } from "./conflict/ConflictDialog.tsx";
import { Root, Strips } from "./DraftForm.styles.ts";
import { FormBar, type SaveChoice } from "./FormBar.tsx";
import type { FormValues } from "./FormValues.ts";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { RecoveryStrip } from "./RecoveryStrip.tsx";
import { SaveFailure } from "./SaveFailure.tsx";
import type { Stored } from "./Stored.ts";
import { Strip } from "./Strip.tsx";
import { useDraftForm } from "./useDraftForm.ts";
import { useFormKey } from "./useFormKey.ts";
import { useLeaveGuard } from "./useLeaveGuard.ts";
import { useSaveKey } from "./useSaveKey.ts";
import { useSignInAgain } from "./useSignInAgain.ts";

/** What the fields of a form get. */
export interface FormParts<Values extends FormValues> {
	values: Values;
	/** What the form was filled with, as far as it is stored; null for a new item. */
	stored: Stored<Values> | null;
	set: (changes: Partial<Values>) => void;
	/** The words for what is wrong with a field, once a save was tried. */
	errorOf: (field: keyof Values & string) => string | undefined;
	/** The fields that are wrong, once a save was tried. */
	wrong: readonly string[];
	isSaving: boolean;
}

export interface DraftFormProps<Values extends FormValues> {
	/** What it is, in one word: "essay". */
	noun: string;
	/** What the loader found; null for a new item. */
	stored: Stored<Values> | null;
	/** What a new item starts with. */
	blank: Values;
	/** The labels of all fields. A field's control has the field as its `name`, so that the focus can go there. */
	labels: Record<keyof Values & string, string>;
	check: (values: Values) => Problems<Values>;
	/** The heading; a new item that is stored with Cmd+S becomes one that is edited. */
	title: (stored: Stored<Values> | null) => string;
	back: { to: string; label: string };
	editPath?: (id: string) => string;
	/** The buttons, the main one last. With a single one Enter in a field presses it. */
	saves: (stored: Stored<Values> | null) => readonly SaveChoice[];
	/** What is under way and must end before a save, in a sentence; null when nothing is. */
	waitsFor?: string | null;
	/** Shows a Cancel that leads back. */
	canCancel?: boolean;
	/** Takes the whole window below the bar, as an editor does. */
	fills?: boolean;
	/** Further controls in the bar. */
	tools?: ReactNode;
	/** Called before the focus goes to the first field that is wrong, where it may be out of sight. */
	onInvalid?: (field: keyof Values & string) => void;
	children: (form: FormParts<Values>) => ReactNode;
}

/** The form of one stored item. Whatever happens (a crash, a closed tab, a lost line, an ended session, a change elsewhere), what was typed stays. */
export function DraftForm<Values extends FormValues>(props: DraftFormProps<Values>) {
	const formKey = useFormKey(props.stored?.id);
	return <OneForm key={formKey} {...props} formKey={formKey} />;
}

function OneForm<Values extends FormValues>(props: DraftFormProps<Values> & { formKey: string }) {
	const { noun, labels, check, back, editPath, canCancel, fills = false, tools, waitsFor = null, formKey, children } = props;
	const root = useRef<HTMLFormElement>(null);
	// A history entry of an earlier form must not open the guard of this one.
	const [pass] = useState(() => Math.random().toString(36).slice(2));
	const form = useDraftForm<Values>({
		noun,
		stored: props.stored,
		blank: props.blank,
		check,
		backTo: back.to,
		editPath,
		formKey,
		pass,
		onInvalid: (field) => {
			props.onInvalid?.(field);
			// After the field is shown.
			setTimeout(() => (root.current?.elements.namedItem(field) as HTMLElement | null)?.focus());
		},
	});
	const { values, stored, isDirty, problems, saving, trouble } = form;
	const title = props.title(stored);
	const saves = props.saves(stored);
	const [putOff, setPutOff] = useState<unknown>(null);
	const [isHeldUp, setIsHeldUp] = useState(false);
	const guard = useLeaveGuard(isDirty, pass);
	const session = useSignInAgain({
		isDirty,
		isRefused: trouble?.outcome === "failed" && trouble.kind === "signed-out",
		typed: values,
		onBack: form.retry,
	});
	const save = (choice: { status?: Stored<Values>["status"]; leaves: boolean }) => {
		session.ask();
		setIsHeldUp(waitsFor !== null);
		if (waitsFor === null) form.save(choice);
	};
	// The state of a new item is the first button's.
	useSaveKey(() => save({ status: stored ? stored.status : saves[0]?.status, leaves: false }));
	const [onlySave] = saves.length === 1 ? saves : [];

	return (
		<>
			<Root
				ref={root}
				noValidate
				data-form=""
				data-density="dense"
				data-fills={fills || undefined}
				aria-label={title}
				onSubmit={(event) => {
					event.preventDefault();
					if (onlySave) save({ status: onlySave.status, leaves: true });
				}}
			>
				<FormBar
					title={title}
					back={back}
					status={stored?.status}
					state={saving ? "saving" : trouble ? "failed" : isDirty ? "unsaved" : stored ? "saved" : "new"}
					savedAt={stored?.updatedAt}
					tools={tools}
					saves={saves}
					saving={saving}
					canCancel={canCancel}
					onSave={({ status }) => save({ status, leaves: true })}
				/>
				<Strips data-strips="">
					{form.recovery.latest && (
						<RecoveryStrip
							key={form.recovery.latest.key}
							noun={noun}
							labels={labels}
							draft={form.recovery.latest}
							stored={stored}
							onRestore={form.restore}
							onDrop={form.recovery.settle}
						/>
					)}
					{isHeldUp && waitsFor !== null && <Strip tone="warn">{waitsFor} Save again when it has arrived.</Strip>}
					{trouble && (
						<SaveFailure
							noun={noun}
							kind={trouble.outcome === "conflict" ? "conflict" : trouble.kind}
							isKept={form.isKept}
							onRetry={form.retry}
							onSignIn={session.ask}
							onCompare={() => setPutOff(null)}
							onSaveAsNew={editPath && form.saveAsNew}
						/>
					)}
				</Strips>
				{children({
					values,
					stored,
					set: form.set,
					errorOf: (field) => {
						const problem = problems[field];
						return problem && fieldErrorMessage(labels[field], problem);
					},
					wrong: Object.keys(problems),
					isSaving: saving !== null,
				})}
			</Root>
			{guard.isAsking && (
				<LeaveDialog
					noun={noun}
					isKept={form.isKept}
					onStay={guard.stay}
					onLeave={guard.leave}
					onDiscard={() => {
						form.discard();
						guard.leave();
					}}
				/>
			)}
			{trouble?.outcome === "conflict" && trouble !== putOff && (
				<ConflictDialog
					noun={noun}
					labels={labels}
					mine={values}
					theirs={trouble.stored}
					onKeepEditing={() => setPutOff(trouble)}
					onLoadStored={() => form.loadStored(trouble.stored)}
					onSaveAsNew={editPath && form.saveAsNew}
					onOverwrite={() => form.overwrite(trouble.stored)}
				/>
			)}
			{session.isAsking && <SignInDialog noun={noun} onSignedIn={session.signedIn} onDismiss={session.dismiss} />}
		</>
	);
}
