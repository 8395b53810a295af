import type { MarkdownOutline } from "@site/shared-data";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { whenIdle } from "../whenIdle.ts";
import type { Anchor } from "./anchors.ts";
import { previewAnchors, sourceAnchors } from "./anchors.ts";
import { placeOf, type Scrolled, scrolledOf, scrollToPlace } from "./paneScroll.ts";

interface Panes {
	box: RefObject<HTMLTextAreaElement | null>;
	pane: RefObject<HTMLElement | null>;
	text: RefObject<HTMLDivElement | null>;
	outline: MarkdownOutline | undefined;
	/** Changes when a pane appears or goes. */
	view: string;
}

/**
 * Keeps source and preview at the same place of the text, whichever is scrolled; a pane that appears takes
 * the other's place.
 */
export function useScrollSync({ box, pane, text, outline, view }: Panes) {
	const place = useRef(0);
	/**
	 * The scroll position of the source while it leads: its lines are measured later, perhaps when it is
	 * hidden.
	 */
	const scrolled = useRef<Scrolled | null>(null);
	/** The pane that this hook scrolled itself: its next scroll event is not the admin's. */
	const moved = useRef<HTMLElement | null>(null);
	/** Measured once a rendering, never for a key: in a long text it takes longer than a key may. */
	const measured = useRef<{ of: unknown; width: number; anchors: Anchor[] } | null>(null);

	function anchorsOf(side: "box" | "pane"): Anchor[] {
		if (!box.current || !pane.current || !text.current || !outline) return [];
		const end = box.current.value.split("\n").length;
		if (side === "pane") return previewAnchors(pane.current, text.current, outline.lines, end);
		const { width = 0, height = 0 } = box.current.clientWidth > 0 ? scrolledOf(box.current) : (scrolled.current ?? {});
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
		scrollToPlace(follower, anchorsOf(side === "box" ? "pane" : "box"), place.current);
		if (follower.scrollTop !== before) moved.current = follower;
	}

	const handleScroll = useEffectEvent((side: "box" | "pane") => {
		const leader = (side === "box" ? box : pane).current;
		if (!leader || leader.clientHeight === 0) return;
		if (moved.current === leader) {
			moved.current = null;
			return;
		}
		moved.current = null;
		scrolled.current = side === "box" ? scrolledOf(leader) : null;
		place.current = placeOf(scrolledOf(leader), anchorsOf(side));
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
		// A pane that has gone says nothing any more.
		moved.current = null;
		follow("box");
		follow("pane");
	});
	useEffect(() => handleView(view), [view]);

	// The text above the place may have grown.
	const handleDrawn = useEffectEvent((_outline: MarkdownOutline | undefined) => {
		const anchors = anchorsOf("box");
		if (scrolled.current) place.current = placeOf(scrolled.current, anchors);
		follow("box");
	});
	useEffect(() => whenIdle(() => handleDrawn(outline)), [outline]);
}
