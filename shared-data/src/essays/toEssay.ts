import type { Row } from "../client/DatabaseClient.ts";
import { toMoment } from "../client/toMoment.ts";
import type { Essay } from "./Essay.ts";
import { summaryColumns, toEssaySummary } from "./toEssaySummary.ts";

/** All columns of an essay. */
export const essayColumns = `${summaryColumns}, content, created_at` as const;

/** A stored row as a whole essay. */
export function toEssay(row: Row<"essays">): Essay {
	return { ...toEssaySummary(row), content: row.content, createdAt: toMoment(row.created_at) };
}
