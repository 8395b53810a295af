import { createCallFile } from "./callFile.ts";

const quote = {
	number: "2026-001b",
	title: "A site",
	language: "id",
	chosenTime: "2026-12-01T03:00:00Z",
	answeredAt: new Date("2026-11-29T01:02:03Z"),
	clientName: "Sari",
	clientEmail: "sari@example.com",
} as const;
const site = { owner: "Raka", host: "raka.example" };
const event = [
	"BEGIN:VEVENT",
	"UID:quote-2026-001b@raka.example",
	"SEQUENCE:0",
	"DTSTAMP:20261129T010203Z",
	"DTSTART:20261201T030000Z",
	"DTEND:20261201T033000Z",
	"SUMMARY:Penawaran 2026-001b: A site",
];
const calendar = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//raka.example//quotes//ID"];
const end = ["END:VEVENT", "END:VCALENDAR"];

test("the file of a call is a calendar with half an hour, named in the client's language", () => {
	const lines = createCallFile(quote, site).split("\r\n");
	expect(lines).toEqual([...calendar, "METHOD:PUBLISH", ...event, ...end]);
});

test("with the owner's address it invites the client, whose mail program offers to accept", () => {
	const lines = createCallFile(quote, { ...site, organizer: "raka@example.com" }).split("\r\n");
	const people = [
		'ORGANIZER;CN="Raka":mailto:raka@example.com',
		'ATTENDEE;ROLE=REQ-PARTICIPANT;RSVP=TRUE;CN="Sari":MAILTO:sari@example.com',
	];
	expect(lines).toEqual([...calendar, "METHOD:REQUEST", ...event, ...people, ...end]);
});
