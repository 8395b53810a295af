import type { RenderedMarkdown } from "@site/shared-data";
import { Button, LoadingState } from "@site/shared-ui";
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Failure, Head, Text } from "./PreviewPane.styles.ts";
import { patchBlocks } from "./patchBlocks.ts";

interface PreviewPaneProps {
	title: string;
	note: ReactNode;
	rendered: RenderedMarkdown | null;
	hasFailed: boolean;
	onRetry: () => void;
	caretLine: number;
	text: RefObject<HTMLDivElement | null>;
}

export function PreviewPane({ title, note, rendered, hasFailed, onRetry, caretLine, text }: PreviewPaneProps) {
	const lines = rendered?.outline?.lines;
	const here = lines?.findLastIndex((line) => line !== null && line <= caretLine) ?? -1;
	return (
		<>
			<Head>
				<p>{title || "Untitled"}</p>
				<p>{note}</p>
			</Head>
			{hasFailed && (
				<Failure role="alert">
					The preview could not be loaded. Your text is not affected.{" "}
					<Button size="small" onClick={onRetry}>
						Retry
					</Button>
				</Failure>
			)}
			{!rendered && !hasFailed && <LoadingState label="Loading the preview…" />}
			{rendered && <Blocks html={rendered.html} here={here} text={text} />}
		</>
	);
}

interface BlocksProps {
	html: string;
	here: number;
	text: RefObject<HTMLDivElement | null>;
}

const Blocks = memo(({ html, here, text }: BlocksProps) => {
	const drawn = useRef<{ html: string; blocks: string[] }>({ html: "", blocks: [] });
	useLayoutEffect(() => {
		const element = text.current;
		if (!element) return;
		if (drawn.current.html !== html) drawn.current = { html, blocks: patchBlocks(element, html, drawn.current.blocks) };
		element.querySelector("[data-here]")?.removeAttribute("data-here");
		element.children[here]?.setAttribute("data-here", "");
	}, [html, here, text]);
	return <Text ref={text} size="compact" />;
});
