import { Button } from "@site/shared-ui";
import { commandLetter } from "@site/shared-ui/keys";
import { Stack } from "@site/shared-ui/layout";
import { useLocation } from "@site/shared-ui/router";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { fieldErrorMessage } from "../../errorMessages.ts";
import type { Form, FormValues } from "../../form/Form.ts";
import { type StoreImage, usePendingUploads } from "../../form/imageStore.ts";
import { useWindowDrop } from "../../form/useWindowDrop.ts";
import { SignInDialog } from "../../sign-in/session/SignInDialog.tsx";
import { toListPlace } from "../../table/search/listPlace.ts";
import { Banner, SaveErrorBanner } from "../Banner.tsx";
import { ConflictDialog } from "../conflict/ConflictDialog.tsx";
import { describeMerge } from "../conflict/toConflict.ts";
import { LeaveGuard } from "../LeaveGuard.tsx";
import { RecoveryBanner } from "../local/RecoveryBanner.tsx";
import { UnfinishedBanner } from "../unfinished/UnfinishedBanner.tsx";
import { Root } from "./DraftForm.styles.ts";
import { FormBar, type SaveChoice, type StateMark } from "./FormBar.tsx";
import type { SavedRecord, SaveTarget } from "./FormDefinition.ts";
import { type DraftFormOptions, useDraftForm } from "./useDraftForm.ts";

interface DraftFormProps<Values extends FormValues, Entity, Draft> extends DraftFormOptions<Values, Entity, Draft> {
	/** The heading; it changes when a new row is saved with Cmd+S. */
	title: (saved: SavedRecord<Values> | null) => string;
	saves: (saved: SavedRecord<Values> | null) => readonly SaveChoice[];
	markOf?: (saved: SavedRecord<Values>) => StateMark;
	tools?: ReactNode;
	renderMoreSaves?: (saved: SavedRecord<Values> | null, save: (target: SaveTarget) => void) => ReactNode;
	/** Omitted if the form has no image field. */
	storeImage?: StoreImage;
	/** Whether it fills the window below the bar, like an editor; other forms have a Cancel button. */
	fills?: boolean;
	/** Called before the first invalid field is focused, so that the caller can show it. */
	onInvalid?: (field: string) => void;
	/** A save keeps the form open; otherwise it leads back. */
	staysOpen?: boolean;
	/** `fill` replaces all values; offers the previously typed text as a local draft. */
	children: (
		form: Form<Values>,
		fill: (values: Values) => void,
		saved: SavedRecord<Values> | null,
		save: (target: SaveTarget) => void,
	) => ReactNode;
}

/** The form of one row, whose unsaved text survives crashes, ended sessions and changes elsewhere. */
export function DraftForm<Values extends FormValues, Entity, Draft>(props: DraftFormProps<Values, Entity, Draft>) {
	const { key, state } = useLocation();
	const keepForm: unknown = state?.keepForm;
	const [opened, setOpened] = useState({ key, keepForm });
	if (opened.keepForm !== keepForm) setOpened({ key, keepForm });
	const ownKey = props.saved ? `${props.saved.id} ${opened.key}` : `new ${key}`;
	// A saved new row keeps its form although its URL changes; its original then opens in a new form.
	const formKey = typeof keepForm === "string" ? keepForm : ownKey;
	const [back] = useState(() => ({ ...props.back, to: toListPlace(props.back.to) }));
	return <KeyedForm key={formKey} {...props} back={back} formKey={formKey} />;
}

function KeyedForm<Values extends FormValues, Entity, Draft>(props: DraftFormProps<Values, Entity, Draft> & { formKey: string }) {
	const { definition, back, editUrl, fills = false, tools, formKey, staysOpen = false, children } = props;
	const { noun, labels, rules } = definition;
	const root = useRef<HTMLFormElement>(null);
	const { storeImage, uploading } = usePendingUploads(props.storeImage);
	const form = useDraftForm(props, {
		formKey,
		uploading,
		onInvalid: (field) => {
			props.onInvalid?.(field);
			// Runs after the field is shown.
			setTimeout(() => (root.current?.elements.namedItem(field) as HTMLElement | null)?.focus());
		},
	});
	const { phase, values, saved, isDraftStored, problems, failed, recovery, session, saveState, dispatch } = form;
	const title = props.title(saved);
	const saves = props.saves(saved);
	/** A sentence about files that were refused or not uploaded. */
	const [notice, setNotice] = useState("");
	useWindowDrop((files) => {
		const names = files.map(({ name }) => name).join(", ");
		setNotice(`Not taken: ${names}. Drop the picture on an image field.`);
	});
	const [isHeldUp, setIsHeldUp] = useState(false);
	const save = (choice: SaveTarget & { leaves: boolean }) => {
		session.open();
		setIsHeldUp(uploading !== "");
		if (uploading === "") form.save(choice);
		else props.onRefused?.();
	};
	useFirstFieldFocus(root, props.saved === null);
	// A new row gets the status of the first button.
	useSaveKey(() => save({ status: saved ? saved.status : saves[0]?.status, leaves: false }));
	const saveAs = ({ status, publishAt }: SaveTarget) => save({ status, publishAt, leaves: !staysOpen });
	const [onlySave] = saves.length === 1 ? saves : [];
	const conflict = phase === "conflicted" && failed?.conflict;
	const onSaveAsNew = editUrl && form.saveAsNew;

	function errorOf(field: keyof Values & string) {
		const problem = problems[field];
		if (problem) return fieldErrorMessage(labels[field], problem, definition.rules[field]);
		return failed?.kind === "invalid" && failed.reason === field ? definition.constraintMessages?.[field] : undefined;
	}

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
					if (onlySave) saveAs(onlySave);
				}}
			>
				<FormBar
					title={title}
					back={back}
					mark={saved ? props.markOf?.(saved) : undefined}
					state={saveState === "saved" && !saved ? "new" : saveState}
					savedAt={saved?.updatedAt}
					tools={tools}
					saves={saves}
					canCancel={!fills}
					onSave={saveAs}
					moreSaves={props.renderMoreSaves?.(saved, saveAs)}
				/>
				<Stack $flex="none" data-banners="">
					{recovery.latest && (
						<RecoveryBanner
							key={recovery.latest.key}
							noun={noun}
							labels={labels}
							draft={recovery.latest}
							saved={saved}
							onRestore={(found) => {
								setNotice(found.uploading ? notUploaded(found.uploading) : "");
								form.restore(found);
							}}
							onDrop={recovery.removeLatest}
						/>
					)}
					{notice && (
						<Banner
							tone="warn"
							actions={
								<Button size="small" variant="quiet" onClick={() => setNotice("")}>
									Dismiss
								</Button>
							}
						>
							{notice}
						</Banner>
					)}
					{form.kept && <UnfinishedBanner noun={noun} kept={form.kept} missing={form.lacking().map((field) => labels[field])} />}
					{form.takenOver && <Banner tone="warn">{describeMerge(form.takenOver, labels)}</Banner>}
					{isHeldUp && uploading && <Banner tone="warn">An image is still uploading. Save again when it has arrived.</Banner>}
					{failed && (
						<SaveErrorBanner
							noun={noun}
							kind={failed.kind}
							isDraftStored={isDraftStored}
							onRetry={form.retry}
							onSignIn={session.open}
							onCompare={() => dispatch({ type: "compared" })}
							onSaveAsNew={onSaveAsNew}
						/>
					)}
				</Stack>
				{children(
					{ id: saved?.id, values, set: form.set, storeImage, labels, rules, errorOf, wrong: Object.keys(problems) },
					form.fill,
					saved,
					saveAs,
				)}
			</Root>
			<LeaveGuard noun={noun} form={form} isUploading={uploading !== ""} formKey={formKey} back={back.to} />
			{conflict && (
				<ConflictDialog
					noun={noun}
					labels={labels}
					mine={values}
					conflict={conflict}
					onKeepEditing={() => dispatch({ type: "postponed" })}
					onLoadSaved={() => form.loadSaved(conflict)}
					onSaveAsNew={onSaveAsNew}
					onOverwrite={(keepsState) => form.overwrite(conflict, keepsState)}
				/>
			)}
			{session.isOpen && <SignInDialog noun={noun} onSignedIn={session.signedIn} onDismiss={session.dismiss} />}
		</>
	);
}

const notUploaded = (names: string) =>
	names.includes(", ") ? `${names} were not uploaded; add them again.` : `${names} was not uploaded; add it again.`;

/** Focuses the first field of a new row's form, so that the admin can type immediately. */
function useFirstFieldFocus(form: RefObject<HTMLFormElement | null>, isNew: boolean): void {
	const focusFirst = useEffectEvent(() => {
		if (isNew) form.current?.querySelector<HTMLElement>("input[name], textarea[name], select[name]")?.focus();
	});
	useEffect(() => focusFirst(), []);
}

/** Saves with Cmd+S and Ctrl+S, wherever the focus is, instead of the browser's "save page". */
function useSaveKey(onSave: () => void): void {
	const handleKey = useEffectEvent((event: KeyboardEvent) => {
		if (commandLetter(event) !== "S") return;
		event.preventDefault();
		if (!event.repeat && !document.querySelector('[role="dialog"]')) onSave();
	});
	useEffect(() => {
		const listener = (event: KeyboardEvent) => handleKey(event);
		document.addEventListener("keydown", listener);
		return () => document.removeEventListener("keydown", listener);
	}, []);
}
