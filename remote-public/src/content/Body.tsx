import type { RenderedHtml } from "@site/shared-data";
import { CopyButton } from "@site/shared-ui/CopyButton";
import { useLocation } from "@site/shared-ui/router";
import { whenIdle } from "@site/shared-ui/whenIdle";
import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useAfterFirstPaint } from "../first-paint/useAfterFirstPaint.ts";
import { Container, Text } from "./Body.styles.ts";
import { FootnotePreview } from "./FootnotePreview.tsx";
import { ImageDialog } from "./ImageDialog.tsx";

interface BodyProps {
	html: RenderedHtml;
	lang?: string;
	/** Content that needs the height of the whole text; rendered once all of it is laid out. */
	children?: ReactNode;
}

/** A rendered text, complete in the server's HTML. Scripts only add to it. */
export function Body({ html, lang, children }: BodyProps) {
	const text = useRef<HTMLDivElement>(null);
	const isAfterFirstPaint = useAfterFirstPaint();
	const { hash } = useLocation();
	// A jump to a section needs the height of every block above it.
	const isDeferred = !isAfterFirstPaint && hash === "";
	useSmallImageMarks(text);
	return (
		<>
			<Container ref={text} data-deferred-layout={isDeferred || undefined}>
				<Html html={html.__html} id={html.domId} lang={lang} />
			</Container>
			{isAfterFirstPaint && (
				<>
					<CodeTools key={html.__html} text={text} />
					<FootnotePreview text={text} lang={lang} />
					<ImageDialog text={text} lang={lang} />
					{children}
				</>
			)}
		</>
	);
}

/** Rendered again only for another text: React must not touch the elements that the tools have added. */
const Html = memo(({ html, id, lang }: { html: string; id: string; lang: string | undefined }) => (
	// oxlint-disable-next-line react/no-danger -- The pipeline has sanitized it.
	<Text id={id} lang={lang} data-body="" dangerouslySetInnerHTML={{ __html: html }} />
));

/** Marks the images that are smaller than their reserved space, so that they are not enlarged. */
function useSmallImageMarks(text: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = text.current;
		const mark = ({ target }: { target: EventTarget | null }) => {
			if (target instanceof HTMLImageElement && target.naturalWidth < target.clientWidth) target.dataset.small = "";
		};
		// Measuring immediately would force a layout of the page.
		const stop = whenIdle(() => {
			for (const image of element?.querySelectorAll("img") ?? [])
				if (image.complete && image.naturalWidth > 0) mark({ target: image });
		});
		// The load event of an image does not bubble.
		element?.addEventListener("load", mark, { capture: true });
		return () => {
			stop();
			element?.removeEventListener("load", mark, { capture: true });
		};
	}, [text]);
}

/** A button in the corner of each block of code. */
function CodeTools({ text }: { text: RefObject<HTMLElement | null> }) {
	const [slots, setSlots] = useState<Element[]>([]);
	useEffect(() => {
		// oxlint-disable-next-line react/set-state-in-effect -- The containers of the buttons exist only now.
		setSlots([...(text.current?.querySelectorAll(".code-copy") ?? [])]);
	}, [text]);
	return slots.map((slot, at) =>
		createPortal(<CopyButton text={slot.previousElementSibling?.textContent ?? ""} />, slot, String(at)),
	);
}
