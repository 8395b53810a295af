import type { EnquiryNote } from "@site/shared-data";
import { Button } from "@site/shared-ui";
import { Card, Row, Text } from "@site/shared-ui/layout";
import { useEffect, useId, useRef, useState } from "react";
import { localDrafts } from "../../drafts/local/localDrafts.ts";
import { errorReason } from "../../errorReason.ts";
import { Moment } from "../../layout/Moment.tsx";
import { useMutationQueue } from "../../mutations/MutationProvider.tsx";
import type { EnquiryChange } from "../enquiry/enquiryRoute.ts";
import { NoteBody, NoteEditor } from "./NoteEditor.tsx";

interface NoteProps {
	note: EnquiryNote;
	/** Whether it was removed elsewhere while it is edited here. */
	isGone: boolean;
	to: string;
	/** Keeps it in the list until the returned function is called. */
	keep: (note: EnquiryNote) => () => void;
	onRemoved: () => void;
}

export function Note({ note, isGone, to, keep, onRemoved }: NoteProps) {
	const { id, body, createdAt, updatedAt, revision } = note;
	const [state, setState] = useState<"shown" | "edited" | "doubted">("shown");
	const [error, setError] = useState<string | null>(null);
	const { send } = useMutationQueue();
	const bodyId = useId();
	const change = useRef<HTMLButtonElement>(null);
	const keepButton = useRef<HTMLButtonElement>(null);
	const text = useRef<HTMLTextAreaElement>(null);
	const item = `note:${id}`;

	// Unsaved text opens the text box again.
	useEffect(() => {
		void localDrafts
			.findAbandoned(item)
			.then(({ length }) => length > 0 && setState((now) => (now === "shown" ? "edited" : now)));
	}, [item]);

	const isEdited = state === "edited";
	useEffect(() => (isEdited ? keep(note) : undefined), [isEdited, keep, note]);

	// The element that replaces the pressed button gets the focus.
	const isPressed = useRef(false);
	useEffect(() => {
		if (isPressed.current) ({ shown: change, edited: text, doubted: keepButton })[state].current?.focus();
		isPressed.current = false;
	}, [state]);
	function turn(next: typeof state) {
		isPressed.current = true;
		setState(next);
	}
	async function remove() {
		const result = await send<unknown>(to, { type: "removeNote", id } satisfies EnquiryChange);
		if (result.status === "error") return setError(`The note was not removed. ${errorReason(result.kind)}`);
		onRemoved();
	}

	if (isEdited)
		return (
			<Card as="li" $minWidth="0" $pad={3} $ground="subtle">
				<NoteEditor
					label="Note"
					item={item}
					stored={{ values: { body }, revision }}
					to={to}
					toBody={({ values, revision, rowKey }): EnquiryChange =>
						isGone
							? { type: "createNote", key: rowKey, ...values }
							: { type: "saveNote", id, ...values, revision: revision ?? "" }
					}
					isGone={isGone}
					saveLabel={isGone ? "Add as a new note" : "Save note"}
					onDone={() => {
						if (!isGone) return turn("shown");
						setState("shown");
						onRemoved();
					}}
					ref={text}
				/>
			</Card>
		);
	if (isGone) return null;
	return (
		<Card as="li" $minWidth="0" $pad={3} $ground="subtle">
			<NoteBody id={bodyId} text={body} />
			{error && (
				<Text $top={2} $size="sm" $tone="danger" role="alert">
					{error}
				</Text>
			)}
			<Row $wrap $align="center" $justify="space-between" $gap="1 3" $top={2} $size="sm" $tone="text-3">
				<Row as="span" $wrap $align="center" $gap={1}>
					<Moment at={createdAt} />
					{updatedAt > createdAt && (
						<span>
							, changed <Moment at={updatedAt} />
						</span>
					)}
				</Row>
				{state === "doubted" ? (
					<Row as="span" $wrap $align="center" $gap={1} role="group" aria-label="Remove this note for good?">
						Remove it for good?
						<Button size="small" variant="quiet" ref={keepButton} onClick={() => turn("shown")}>
							Keep
						</Button>
						<Button size="small" variant="quiet" aria-describedby={bodyId} onClick={() => void remove()}>
							Remove note
						</Button>
					</Row>
				) : (
					<Row as="span" $wrap $align="center" $gap={1}>
						<Button ref={change} size="small" variant="quiet" aria-describedby={bodyId} onClick={() => turn("edited")}>
							Change
						</Button>
						<Button size="small" variant="quiet" aria-describedby={bodyId} onClick={() => turn("doubted")}>
							Remove…
						</Button>
					</Row>
				)}
			</Row>
		</Card>
	);
}
