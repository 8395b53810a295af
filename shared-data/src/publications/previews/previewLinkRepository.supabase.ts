import type { DatabaseClient } from "../../client/DatabaseClient.ts";
import { parseTimestamp } from "../../client/parseTimestamp.ts";
import { fetchRows, writeRow } from "../../client/table/queries.ts";
import { DataError } from "../../errors/DataError.ts";
import type { PreviewLink, PreviewLinkRepository } from "./Preview.ts";

const columns = "id, created_at, expires_at";
const tokenBytes = 24;

/** The admin's view of `preview_links`. The token is made here; only its hash leaves the browser. */
export function createPreviewLinkRepository(client: DatabaseClient): PreviewLinkRepository {
	return {
		async listLive(entity, entityId) {
			const links = client.from("preview_links").select(columns).eq("entity", entity).eq("entity_id", entityId);
			// The database reads "now" on its own clock.
			const live = links.gt("expires_at", "now").order("created_at", { ascending: false });
			return (await fetchRows(live)).map(toPreviewLink);
		},
		async create(entity, entityId) {
			const token = createToken();
			const row = { entity, entity_id: entityId, token_hash: await hashOf(token) };
			return { ...toPreviewLink(await writeRow(client.from("preview_links").insert(row).select(columns))), token };
		},
		async revoke(id) {
			await fetchRows(client.from("preview_links").delete().eq("id", id).select("id"));
		},
	};
}

const toPreviewLink = (row: { id: string; created_at: string; expires_at: string }): PreviewLink => ({
	id: row.id,
	createdAt: parseTimestamp(row.created_at),
	expiresAt: parseTimestamp(row.expires_at),
});

/** 192 random bits in the characters of base64url. */
function createToken(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(tokenBytes));
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_");
}

/** SHA-256 in hexadecimal digits, as the database computes it. Browsers hash only in secure contexts. */
async function hashOf(token: string): Promise<string> {
	if (!crypto.subtle) throw new DataError("invalid", "A preview link needs https", { reason: "insecure" });
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
