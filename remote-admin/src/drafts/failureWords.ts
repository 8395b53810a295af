import type { DataErrorKind } from "@site/shared-data";

/** Why a save did not happen, and what comes next. */
export function failureWords(kind: DataErrorKind, noun: string): string {
	return reasons[kind](noun);
}

const reasons: Record<DataErrorKind, (noun: string) => string> = {
	offline: () => "The connection was lost. Try again when you are back online.",
	unavailable: () => "The database did not answer. Try again in a moment.",
	refused: (noun) => `This account may not change the ${noun}.`,
	"signed-out": () => "Your session has ended. Sign in and the save goes on.",
	"not-found": (noun) => `This ${noun} was deleted somewhere else.`,
	conflict: (noun) => `This ${noun} changed somewhere else.`,
	invalid: () => "The database refused a value. Look at the fields and try again.",
	"too-many": () => "Too many saves at once. Try again in a minute.",
	unknown: () => "Something went wrong. Please try again.",
};
