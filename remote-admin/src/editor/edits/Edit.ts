/** A text with a selection, as an edit finds it. */
export interface Selected {
	text: string;
	start: number;
	end: number;
}

/** A change of a text: what is replaced by what, and what is selected afterwards. */
export interface Edit {
	from: number;
	to: number;
	insert: string;
	start: number;
	end: number;
}
