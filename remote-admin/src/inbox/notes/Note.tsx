import type { EnquiryNote } from "@site/shared-data";
import { formatDateTime } from "@site/shared-data/dates";
import { Button } from "@site/shared-ui";
import { useEffect, useId, useRef, useState } from "react";
import { localDrafts } from "../../drafts/localDrafts.ts";
import { errorReason } from "../../errorMessages.ts";
import { useMutationQueue } from "../../mutations/MutationProvider.tsx";
import type { EnquiryChange } from "../enquiry/enquiryRoute.ts";
import { NoteBody } from "./NoteBody.tsx";
import { NoteEditor } from "./NoteEditor.tsx";
import { Failure, Foot, Root } from "./Notes.styles.ts";

interface NoteProps {
	note: EnquiryNote;
	to: string;
	/** Called when its buttons are gone. */
	onRemoved: () => void;
}

/** A note: its text and its date, or its text box. */
export function Note({ note, to, onRemoved }: NoteProps) {
	const { id, body, createdAt, updatedAt, revision } = note;
	const [state, setState] = useState<"shown" | "edited" | "doubted">("shown");
	const [error, setError] = useState<string | null>(null);
	const { send } = useMutationQueue();
	const bodyId = useId();
	const change = useRef<HTMLButtonElement>(null);
	const keep = useRef<HTMLButtonElement>(null);
	const text = useRef<HTMLTextAreaElement>(null);
	const item = `note:${id}`;

	// What was left unsaved opens the text box again.
	useEffect(() => {
		let isMounted = true;
		void localDrafts.findAbandoned(item).then(({ length }) => isMounted && length > 0 && setState("edited"));
		return () => {
			isMounted = false;
		};
	}, [item]);

	// What takes the place of the pressed button gets the focus.
	const isPressed = useRef(false);
	useEffect(() => {
		if (isPressed.current) ({ shown: change, edited: text, doubted: keep })[state].current?.focus();
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

	if (state === "edited")
		return (
			<Root>
				<NoteEditor
					label="Note"
					item={item}
					stored={{ values: { body }, revision }}
					to={to}
					toBody={({ values, revision }): EnquiryChange => ({
						type: "saveNote",
						id,
						body: values.body,
						revision: revision ?? "",
					})}
					saveLabel="Save note"
					onDone={() => turn("shown")}
					ref={text}
				/>
			</Root>
		);
	return (
		<Root>
			<NoteBody id={bodyId} text={body} />
			{error && <Failure role="alert">{error}</Failure>}
			<Foot>
				<span>
					<time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>
					{updatedAt > createdAt && <>, changed {formatDateTime(updatedAt)}</>}
				</span>
				{state === "doubted" ? (
					<span role="group" aria-label="Remove this note for good?">
						Remove it for good?
						<Button size="small" variant="quiet" ref={keep} onClick={() => turn("shown")}>
							Keep
						</Button>
						<Button size="small" variant="quiet" aria-describedby={bodyId} onClick={() => void remove()}>
							Remove note
						</Button>
					</span>
				) : (
					<span>
						<Button ref={change} size="small" variant="quiet" aria-describedby={bodyId} onClick={() => turn("edited")}>
							Change
						</Button>
						<Button size="small" variant="quiet" aria-describedby={bodyId} onClick={() => turn("doubted")}>
							Remove…
						</Button>
					</span>
				)}
			</Foot>
		</Root>
	);
}
