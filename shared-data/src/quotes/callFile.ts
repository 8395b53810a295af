import ical, { ICalCalendarMethod } from "ical-generator";
import type { QuoteDocument } from "./Quote.ts";
import { quoteWord } from "./quoteRules.ts";

const callMinutes = 30;

interface Site {
	/** The name of the site's owner. */
	owner: string;
	/** The site's host, which makes the event's id unique. */
	host: string;
	/** The owner's address: with it the file is an invitation, which mail programs offer to accept. */
	organizer?: string;
}

/** The chosen call as a calendar file (RFC 5545). Mail and site give it the same id. */
export function createCallFile(
	{ number, title, language, chosenTime, answeredAt, clientName, clientEmail }: CallQuote,
	{ owner, host, organizer }: Site,
): string {
	const start = new Date(chosenTime as string);
	const calendar = ical({ prodId: { company: host, product: "quotes", language } });
	const event = calendar.createEvent({
		id: `quote-${number}@${host}`,
		start,
		end: new Date(start.getTime() + callMinutes * 60_000),
		stamp: answeredAt as Date,
		summary: `${quoteWord[language]} ${number}: ${title}`,
	});
	calendar.method(organizer ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH);
	if (organizer) {
		event.organizer({ name: owner, email: organizer });
		event.createAttendee({ name: clientName, email: clientEmail, rsvp: true });
	}
	return calendar.toString();
}

type CallQuote = Pick<
	QuoteDocument,
	"number" | "title" | "language" | "chosenTime" | "answeredAt" | "clientName" | "clientEmail"
>;
