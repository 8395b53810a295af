import type { EnquiryEntity, EnquiryEvent } from "@site/shared-data";
import { formatDay } from "@site/shared-data/dates";

/** An event of an enquiry in words. */
export function describeEvent(entity: EnquiryEntity, event: EnquiryEvent): string {
	switch (event.kind) {
		case "received":
			return event.detail.contact_id ? "Made from a message" : "Received";
		case "status":
			return entity === "contacts" ? describeContactStatus(event.detail.to) : describeRequestStatus(event.detail);
		case "follow_up":
			return event.detail.on ? `Follow-up set for ${formatDay(event.detail.on)}` : "Follow-up cleared";
		case "converted":
			return "Made a hire request";
		case "mail_sent":
			return event.detail.mail === "notice" ? "Notice sent to you" : "Receipt sent to the visitor";
		case "mail_failed":
			return [
				`The ${event.detail.mail} could not be sent${event.detail.mail === "notice" ? " to you" : " to the visitor"}`,
				event.detail.error,
			]
				.filter(Boolean)
				.join(": ");
	}
}

const describeContactStatus = (to: string) => (to === "read" ? "Read" : `Marked as ${to}`);

const describeRequestStatus = ({ from, to }: { from: string; to: string }) => `Changed from ${from} to ${to}`;
