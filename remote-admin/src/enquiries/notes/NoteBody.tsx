import { useEffect, useState } from "react";
import { renderMarkdown } from "../../editor/preview/renderMarkdown.ts";
import { Body } from "./Notes.styles.ts";

/** The rendered text of a note; the text as it was typed until the renderer is there, or if it cannot be. */
export function NoteBody({ id, text }: { id?: string; text: string }) {
	const [rendered, setRendered] = useState<{ text: string; html: string } | null>(null);
	useEffect(() => {
		let isWanted = true;
		renderMarkdown(text).then(
			({ html }) => isWanted && setRendered({ text, html }),
			// The renderer could not be fetched; it never fails because of the text.
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
