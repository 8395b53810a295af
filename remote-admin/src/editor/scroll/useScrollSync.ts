import type { MarkdownOutline } from "@site/shared-data";
import { whenIdle } from "@site/shared-ui/whenIdle";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import {
	type Anchor,
	lineInView,
	previewAnchors,
	readScrollState,
	type ScrollState,
	scrollToLine,
	sourceAnchors,
} from "./anchors.ts";

interface Panes {
	box: RefObject<HTMLTextAreaElement | null>;
	pane: RefObject<HTMLElement | null>;
	text: RefObject<HTMLDivElement | null>;
	outline: MarkdownOutline | undefined;
	view: string;
}

/** Keeps source and preview at the same source line; a newly shown pane takes the other's position. */
export function useScrollSync({ box, pane, text, outline, view }: Panes) {
	const line = useRef(0);
	/** The source's last scroll, if it was scrolled last: its lines may be measured when it is hidden. */
	const sourceScroll = useRef<ScrollState | null>(null);
	/** The pane that this hook has scrolled, whose next scroll event is ignored. */
	const scrolledByHook = useRef<HTMLElement | null>(null);
	/** Measured once per rendering, not per key, because it is slow in a long text. */
	const measured = useRef<{ of: unknown; width: number; anchors: Anchor[] } | null>(null);

	function anchorsOf(side: "box" | "pane"): Anchor[] {
		if (!box.current || !pane.current || !text.current || !outline) return [];
		const end = box.current.value.split("\n").length;
		if (side === "pane") return previewAnchors(pane.current, text.current, outline.lines, end);
		const { width = 0, height = 0 } = box.current.clientWidth > 0 ? readScrollState(box.current) : (sourceScroll.current ?? {});
		if (width === 0) return [];
		const { current: known } = measured;
		if (known && known.of === outline && known.width === width) return known.anchors;
		const lines = outline.lines.filter((line) => line !== null);
		measured.current = { of: outline, width, anchors: sourceAnchors(box.current, lines, { width, height }) };
		return measured.current.anchors;
	}

	function follow(side: "box" | "pane") {
		const follower = (side === "box" ? pane : box).current;
		if (!follower || follower.clientHeight === 0) return;
		const before = follower.scrollTop;
		scrollToLine(follower, anchorsOf(side === "box" ? "pane" : "box"), line.current);
		if (follower.scrollTop !== before) scrolledByHook.current = follower;
	}

	const handleScroll = useEffectEvent((side: "box" | "pane") => {
		const leader = (side === "box" ? box : pane).current;
		if (!leader || leader.clientHeight === 0) return;
		if (scrolledByHook.current === leader) {
			scrolledByHook.current = null;
			return;
		}
		scrolledByHook.current = null;
		sourceScroll.current = side === "box" ? readScrollState(leader) : null;
		line.current = lineInView(readScrollState(leader), anchorsOf(side));
		follow(side);
	});

	useEffect(() => {
		const source = box.current;
		const preview = pane.current;
		const frames = { box: 0, pane: 0 };
		const listen = (side: "box" | "pane") => () => {
			cancelAnimationFrame(frames[side]);
			frames[side] = requestAnimationFrame(() => handleScroll(side));
		};
		const handlers = { box: listen("box"), pane: listen("pane") };
		source?.addEventListener("scroll", handlers.box, { passive: true });
		preview?.addEventListener("scroll", handlers.pane, { passive: true });
		return () => {
			cancelAnimationFrame(frames.box);
			cancelAnimationFrame(frames.pane);
			source?.removeEventListener("scroll", handlers.box);
			preview?.removeEventListener("scroll", handlers.pane);
		};
	}, [box, pane]);

	const handleView = useEffectEvent((_view: string) => {
		// A hidden pane sends no scroll events.
		scrolledByHook.current = null;
		follow("box");
		follow("pane");
	});
	useEffect(() => handleView(view), [view]);

	// The text above the line may have grown.
	const handleRendered = useEffectEvent((_outline: MarkdownOutline | undefined) => {
		const anchors = anchorsOf("box");
		if (sourceScroll.current) line.current = lineInView(sourceScroll.current, anchors);
		follow("box");
	});
	useEffect(() => whenIdle(() => handleRendered(outline), 500), [outline]);
}
