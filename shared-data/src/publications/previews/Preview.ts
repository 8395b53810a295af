import type { Essay } from "../essays/Essay.ts";
import type { Project } from "../projects/Project.ts";

/** The tables whose rows have preview links. */
export type PreviewEntity = "essays" | "projects";

/** A link that shows an entry before it is public. Its token is known only when it is created. */
export interface PreviewLink {
	id: string;
	createdAt: Date;
	/** 14 days after its creation, by the database's clock. */
	expiresAt: Date;
}

/** The entry of a preview link, as it is stored. */
export type Preview = { entity: "essays"; entry: Essay } | { entity: "projects"; entry: Project };

/** The admin's operations on preview links. Every method rejects only with DataError. */
export interface PreviewLinkRepository {
	listLive(entity: PreviewEntity, entityId: string): Promise<PreviewLink[]>;
	/** Rejects with "invalid" at 20 live links of the entry, and with the reason "insecure" without https. */
	create(entity: PreviewEntity, entityId: string): Promise<PreviewLink & { token: string }>;
	/** Ends a link; succeeds if it has already ended. */
	revoke(id: string): Promise<void>;
}

/** Reads for the holder of a token. Rejects only with DataError. */
export interface PreviewReader {
	/** Null for a token that is unknown, revoked or expired. */
	read(token: string): Promise<Preview | null>;
}
