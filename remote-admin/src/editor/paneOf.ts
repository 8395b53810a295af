import type { Pane } from "./useEditorView.ts";

/** The pane that holds a field of the form: the text has its own, all others are details. */
export const paneOf = (field: string): Pane => (field === "title" || field === "content" ? "write" : "details");
