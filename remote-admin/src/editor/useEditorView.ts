import { useLocation } from "@site/shared-ui/router";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { previewHash } from "../publications/publicationKinds.ts";

export type Pane = "write" | "preview" | "details";

export type EditorView = ReturnType<typeof useEditorView>;

export function useEditorView() {
	const isWide = useSyncExternalStore(onWidthChange, () => matchMedia(wide).matches);
	const isPreviewRequested = useLocation().hash === previewHash;
	const [pane, setPane] = useState<Pane>(isPreviewRequested ? "preview" : "write");
	const [open, setOpen] = useState({ preview: true, details: !isPreviewRequested });
	const toggle = (side: "preview" | "details") => setOpen((now) => ({ ...now, [side]: !now[side] }));
	const shows = (one: Pane) => (isWide ? one === "write" || open[one] : one === pane);

	const handleKey = useEffectEvent((event: KeyboardEvent) => {
		if (!(event.metaKey || event.ctrlKey) || !event.shiftKey || event.altKey || event.code !== "KeyP") return;
		event.preventDefault();
		if (isWide) toggle("preview");
		else setPane(pane === "preview" ? "write" : "preview");
	});
	useEffect(() => {
		const listener = (event: KeyboardEvent) => handleKey(event);
		document.addEventListener("keydown", listener);
		return () => document.removeEventListener("keydown", listener);
	}, []);

	return {
		isWide,
		pane,
		setPane,
		shows,
		toggle,
		show(one: Pane) {
			setPane(one);
			if (one !== "write") setOpen((now) => ({ ...now, [one]: true }));
		},
	};
}

/** The pane of a field: title and content are in "write", all others in "details". */
export const paneOf = (field: string): Pane => (field === "title" || field === "content" ? "write" : "details");

const wide = "(min-width: 68.76rem)";

function onWidthChange(listener: () => void) {
	const media = matchMedia(wide);
	media.addEventListener("change", listener);
	return () => media.removeEventListener("change", listener);
}
