import type { PublicationStatus } from "./PublicationStatus.ts";

/** The wire's status; anything but "published" is a draft, so that a surprise is never shown to visitors. */
export function toPublicationStatus(status: string): PublicationStatus {
	return status === "published" ? "published" : "draft";
}
