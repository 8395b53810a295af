import type { DocumentEnv } from "../DocumentEnv.ts";

const words = {
	en: {
		note: "Note",
		tip: "Tip",
		important: "Important",
		warning: "Warning",
		caution: "Caution",
		footnote: "Footnote",
		footnotes: "Footnotes",
		back: "Back to the text of footnote",
		image: "Open image",
		table: "Table",
		task: "Task",
	},
	id: {
		note: "Catatan",
		tip: "Tip",
		important: "Penting",
		warning: "Peringatan",
		caution: "Awas",
		footnote: "Catatan kaki",
		footnotes: "Catatan kaki",
		back: "Kembali ke teks catatan kaki",
		image: "Buka gambar",
		table: "Tabel",
		task: "Tugas",
	},
};

/** The names that a document gets besides its text, in its language. */
export const wordsOf = (env: unknown) => words[(env as DocumentEnv).language ?? "en"];
