import { diffArrays, diffWordsWithSpace } from "diff";
import type { FormValues } from "../../form/Form.ts";

/** A part of a text, and whether only this version has it. */
export interface Piece {
	text: string;
	isOwn: boolean;
}

/** One field that differs between two versions: its paragraphs in each, without the equal ones. */
export interface Difference {
	field: string;
	mine: Piece[][];
	theirs: Piece[][];
	shared: number;
}

/** The fields in which two sets of form values differ, in the order of the form. */
export function differences(mine: FormValues, theirs: FormValues): Difference[] {
	return Object.keys(mine)
		.filter((field) => mine[field] !== theirs[field])
		.map((field) => ({ field, ...compare(toText(mine[field]), toText(theirs[field])) }));
}

function compare(mine: string, theirs: string): Omit<Difference, "field"> {
	const result: Omit<Difference, "field"> = { mine: [], theirs: [], shared: 0 };
	let unpaired: string[] = [];
	const flush = () => {
		for (const paragraph of unpaired) result.theirs.push([{ text: paragraph, isOwn: true }]);
		unpaired = [];
	};
	for (const { value, added, removed } of diffArrays(paragraphsOf(theirs), paragraphsOf(mine))) {
		if (removed) {
			unpaired = value;
		} else if (added) {
			// A replaced paragraph is compared word by word.
			for (const paragraph of value) {
				const counterpart = unpaired.shift();
				const words = counterpart === undefined ? undefined : compareWords(paragraph, counterpart);
				result.mine.push(words?.mine ?? [{ text: paragraph, isOwn: true }]);
				if (words) result.theirs.push(words.theirs);
			}
			flush();
		} else {
			flush();
			result.shared += value.length;
		}
	}
	flush();
	return result;
}

function compareWords(mine: string, theirs: string): { mine: Piece[]; theirs: Piece[] } {
	// The timeout bounds the diff of two long paragraphs without common words.
	const changes = diffWordsWithSpace(theirs, mine, { timeout: 200 }) ?? [
		{ value: theirs, removed: true, added: false },
		{ value: mine, removed: false, added: true },
	];
	return {
		mine: joined(changes.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, isOwn: added }))),
		theirs: joined(changes.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, isOwn: removed }))),
	};
}

/** Marks blanks between two words that only one version has, so that a sentence gets one mark. */
function joined(pieces: Piece[]): Piece[] {
	const result: Piece[] = [];
	for (const [at, { text, isOwn }] of pieces.entries()) {
		const last = result.at(-1);
		const isBetween = text.trim() === "" && last?.isOwn === true && pieces[at + 1]?.isOwn === true;
		if (last && (last.isOwn === isOwn || isBetween)) last.text += text;
		else result.push({ text, isOwn });
	}
	return result;
}

const toText = (value: string | boolean | undefined) => (typeof value === "boolean" ? (value ? "Yes" : "No") : (value ?? ""));

const paragraphsOf = (text: string) => text.split(/\n{2,}/).filter((paragraph) => paragraph !== "");
