import type { PageNumber } from "./Page.ts";

/** First and last row of a page, counted from 0; what is no page number counts as the first page, and a page has `most` rows at most. */
export function toRange({ page, pageSize }: PageNumber, most: number): [from: number, to: number] {
	const size = toPageSize(pageSize, most);
	const from = (Math.max(Math.trunc(page) || 1, 1) - 1) * size;
	return [from, from + size - 1];
}

/** A page has at least one row, and `most` at most. */
export const toPageSize = (pageSize: number, most: number): number => Math.min(Math.max(Math.trunc(pageSize) || 1, 1), most);

/** The longest page that visitors get. */
export const visitorPage = 50;

/** The longest page of all: hosted projects cut every answer here. */
export const ownerPage = 1_000;
