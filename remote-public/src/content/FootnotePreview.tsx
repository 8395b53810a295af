import { type RefObject, useEffect, useId, useRef } from "react";
import { Root } from "./FootnotePreview.styles.ts";
import { previewFootnotes } from "./previewFootnotes.ts";

/**
 * Shows a footnote beside its number while the number is pointed at, focused or tapped. The numbers stay
 * links to the notes.
 */
export function FootnotePreview({ text }: { text: RefObject<HTMLElement | null> }) {
	const card = useRef<HTMLDivElement>(null);
	const id = useId();
	useEffect(() => {
		// Without popovers the links to the notes are enough.
		if (!card.current || !text.current || !("showPopover" in card.current)) return;
		return previewFootnotes(text.current, card.current);
	}, [text]);
	return <Root ref={card} id={id} popover="auto" role="note" />;
}
