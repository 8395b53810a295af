import type { DataErrorKind } from "@site/shared-data";

export const errorReason = (kind: DataErrorKind): string => reasons[kind];

const reasons: Record<DataErrorKind, string> = {
	offline: "The connection was lost.",
	unavailable: "The database did not answer.",
	timeout: "The database took too long.",
	refused: "This account has no right to that.",
	"signed-out": "Your session has ended.",
	"not-found": "It is no longer there.",
	conflict: "It was changed elsewhere in the meantime.",
	invalid: "The database refused it.",
	"too-many": "There were too many requests; wait a minute.",
	full: "The site's disk is full.",
	unknown: "An unexpected error occurred.",
};
