import type { Row } from "../client/DatabaseClient.ts";
import { toMoment } from "../client/toMoment.ts";
import type { EssaySummary } from "./Essay.ts";

/** The columns of a summary; never `content`. */
export const summaryColumns = "id, title, date, reading_time, excerpt, featured_image, status, updated_at";

type SummaryRow = Pick<
	Row<"essays">,
	"id" | "title" | "date" | "reading_time" | "excerpt" | "featured_image" | "status" | "updated_at"
>;

/** Where the columns of `essays` get their names in the product. */
export function toEssaySummary(row: SummaryRow): EssaySummary {
	return {
		id: row.id,
		title: row.title,
		date: row.date.slice(0, 10),
		readingTime: row.reading_time,
		excerpt: row.excerpt,
		featuredImage: row.featured_image,
		status: row.status,
		updatedAt: toMoment(row.updated_at),
		revision: row.updated_at,
	};
}
