import type { RenderedHtml } from "@site/shared-data";
import { CopyButton } from "@site/shared-ui/CopyButton";
import { useLocation } from "@site/shared-ui/router";
import { whenIdle } from "@site/shared-ui/whenIdle";
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useAfterFirstPaint } from "../first-paint/useAfterFirstPaint.ts";
import { Container, Text } from "./Body.styles.ts";
import { FootnotePreview } from "./FootnotePreview.tsx";
import { ImageDialog } from "./ImageDialog.tsx";

interface BodyProps {
	html: RenderedHtml;
	lang?: string;
	/** What needs the height of the whole text; rendered once all of it is laid out. */
	children?: ReactNode;
}

/** A rendered text, complete as the server sends it. Scripts only add to it. */
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
					<FootnotePreview text={text} />
					<ImageDialog text={text} />
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
		// To ask for a width at once would lay the page out.
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

interface Tool {
	slot: HTMLElement;
	code: string;
}

function CodeTools({ text }: { text: RefObject<HTMLElement | null> }) {
	const [tools, setTools] = useState<Tool[]>([]);
	useLayoutEffect(() => {
		const frames = [...(text.current?.querySelectorAll("pre") ?? [])].map(frame);
		// oxlint-disable-next-line react/set-state-in-effect -- The containers of the buttons exist only now.
		setTools(frames.map(({ tool }) => tool));
		return () => {
			for (const { remove } of frames) remove();
		};
	}, [text]);
	return tools.map(({ slot, code }, at) => createPortal(<CopyButton text={code} />, slot, String(at)));
}

/** Wraps a block of code in a frame of the same size, with a container for a button that does not scroll. */
function frame(block: HTMLPreElement): { tool: Tool; remove: () => void } {
	const around = document.createElement("div");
	around.className = "code-frame wide";
	const slot = document.createElement("div");
	slot.className = "code-copy";
	block.replaceWith(around);
	around.append(block, slot);
	return { tool: { slot, code: block.textContent ?? "" }, remove: () => around.replaceWith(block) };
}
