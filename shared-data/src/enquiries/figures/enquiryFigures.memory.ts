import { today } from "../../dates/dates.ts";
import type { MemoryStore } from "../../testing/MemoryStore.ts";
import { contactTable } from "../contacts/contactTable.ts";
import type { EnquiryEvent } from "../EnquiryEvent.ts";
import { hireRequestTable } from "../hire-requests/hireRequestTable.ts";
import type { EnquiryFiguresReader } from "./EnquiryFigures.ts";

const dayMs = 24 * 60 * 60 * 1_000;
const boundsSeconds = [3_600, 14_400, 86_400, 259_200, Number.POSITIVE_INFINITY];

/** Counts as the function of the database does, in memory. */
export const createMemoryEnquiryFigures = (store: MemoryStore): EnquiryFiguresReader => ({
	read: (timeZone) =>
		store.respond("enquiryFigures", () => {
			const requests = store.hireRequests.rows.filter(({ contactId }) => !contactId);
			const answers = [...store.contacts.rows, ...requests].filter(isAnswered).flatMap(({ id, createdAt }) => {
				const events = store.enquiryEvents.filter(({ entityId }) => entityId === id).map(({ event }) => event);
				// A status that was taken back answered nothing.
				const last = Math.max(...events.filter(isAnswer).map((event) => event.createdAt.getTime()));
				return last > Date.now() - 30 * dayMs ? [Math.max(last - createdAt.getTime(), 0) / 1_000] : [];
			});
			const mondayOf = (moment: Date) => toMonday(today(timeZone, moment));
			const thisWeek = Date.parse(mondayOf(new Date()));
			return {
				answered: answers.length,
				medianSeconds: median(answers),
				byDuration: boundsSeconds.map(
					(bound, index) => answers.filter((seconds) => seconds < bound && seconds >= (boundsSeconds[index - 1] ?? 0)).length,
				),
				weeks: Array.from({ length: 26 }, (_, index) => {
					const week = toDay(thisWeek - (25 - index) * 7 * dayMs);
					const isIn = ({ createdAt }: { createdAt: Date }) => mondayOf(createdAt) === week;
					return { week, messages: store.contacts.rows.filter(isIn).length, requests: requests.filter(isIn).length };
				}),
			};
		}),
});

const unansweredStatuses: readonly string[] = [...contactTable.unansweredStatuses, ...hireRequestTable.unansweredStatuses];
const isAnswered = ({ status }: { status: string }) => !unansweredStatuses.includes(status);

/** A message is replied to; a request is no longer pending. */
const isAnswer = (event: EnquiryEvent) =>
	event.kind === "status" && (event.detail.to === "replied" || event.detail.from === "pending");

function median(numbers: readonly number[]): number | null {
	const sorted = numbers.toSorted((a, b) => a - b);
	const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
	return low === undefined || high === undefined ? null : (low + high) / 2;
}

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

const toMonday = (day: string) => toDay(Date.parse(day) - ((new Date(day).getUTCDay() + 6) % 7) * dayMs);
