import { enquiryNoteRules, isBlank } from "@site/shared-data/rules";
import { Button } from "@site/shared-ui";
import { Field } from "@site/shared-ui/Field";
import { Textarea } from "@site/shared-ui/Input";
import { Stack } from "@site/shared-ui/layout";
import { Prose } from "@site/shared-ui/Prose";
import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { styled } from "styled-components";
import { InlineFormStatus } from "../../drafts/inline/InlineFormStatus.tsx";
import { type Typed, useInlineForm } from "../../drafts/inline/useInlineForm.ts";
import { renderMarkdown } from "../../editor/preview/renderMarkdown.ts";
import type { EnquiryChange } from "../enquiry/enquiryRoute.ts";

type NoteValues = { body: string };

interface NoteEditorProps {
	label: string;
	item: string;
	stored: { values: NoteValues; revision: string | null };
	to: string;
	toBody: (typed: Typed<NoteValues>) => EnquiryChange;
	isGone?: boolean;
	saveLabel: string;
	/** Called when a changed note is stored, or no longer changed; a new note's field is only emptied. */
	onDone?: () => void;
	ref?: RefObject<HTMLTextAreaElement | null>;
}

export function NoteEditor(props: NoteEditorProps) {
	const { label, item, stored, to, toBody, isGone, saveLabel, onDone, ref } = props;
	const [isMissing, setIsMissing] = useState(false);
	const form = useInlineForm<NoteValues>({ item, stored, to, toBody, onSaved: () => (onDone ? onDone() : form.reset()) });
	function save() {
		const isEmpty = isBlank(form.values.body);
		setIsMissing(isEmpty);
		if (!isEmpty) form.save();
	}
	return (
		<Stack
			as="form"
			$top={2}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				save();
			}}
		>
			<Field
				label={label}
				hint={isGone ? "This note was removed somewhere else. What you wrote is still here." : "Markdown works."}
				error={isMissing && "Write something first."}
			>
				<Textarea
					ref={ref}
					rows={3}
					value={form.values.body}
					maxLength={enquiryNoteRules.body.max}
					onChange={({ target }) => {
						setIsMissing(false);
						form.set({ body: target.value });
					}}
					onKeyDown={(event: KeyboardEvent) => {
						if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
						event.preventDefault();
						save();
					}}
				/>
			</Field>
			<InlineFormStatus form={form} noun="note" renderStored={({ body }) => <NoteBody text={body} />}>
				<Button size="small" type="submit">
					{saveLabel}
				</Button>
				{onDone && (
					<Button
						size="small"
						variant="quiet"
						onClick={() => {
							form.reset();
							onDone();
						}}
					>
						{isGone ? "Discard" : "Keep as it was"}
					</Button>
				)}
			</InlineFormStatus>
		</Stack>
	);
}

/** A note's rendered text; plain text until the renderer is loaded, or if loading fails. */
export function NoteBody({ id, text }: { id?: string; text: string }) {
	const [rendered, setRendered] = useState<{ text: string; html: string } | null>(null);
	useEffect(() => {
		let isWanted = true;
		renderMarkdown(text).then(
			({ html }) => isWanted && setRendered({ text, html }),
			// The renderer could not be loaded; it never fails because of the text.
			() => undefined,
		);
		return () => {
			isWanted = false;
		};
	}, [text]);
	if (rendered?.text !== text)
		return (
			<Body id={id} size="compact" data-plain="">
				{text}
			</Body>
		);
	// Sanitized by the renderer.
	return <Body id={id} size="compact" dangerouslySetInnerHTML={{ __html: rendered.html }} />;
}

/** A note's headings are not headings of the page. */
const Body = styled(Prose)`
	max-width: 60ch;
	font-size: var(--text-md);
	overflow-wrap: anywhere;

	&[data-plain] {
		white-space: pre-wrap;
	}
`;
