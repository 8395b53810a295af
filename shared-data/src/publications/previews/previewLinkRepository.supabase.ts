import type { DatabaseClient } from "../../client/DatabaseClient.ts";
import { generated, selectionOfAll, timestamp } from "../../client/table/columns.ts";
import { callFunction, fetchRows, writeRow } from "../../client/table/queries.ts";
import { selectionsOf } from "../../client/table/tableRepository.ts";
import { DataError } from "../../errors/DataError.ts";
import { essayTable } from "../essays/essayTable.ts";
import { projectTable } from "../projects/projectTable.ts";
import type { PreviewLink, PreviewLinkRepository, PreviewReader } from "./Preview.ts";

const { columns, read } = selectionOfAll<PreviewLink>({
	id: generated("id"),
	createdAt: timestamp("created_at"),
	expiresAt: timestamp("expires_at"),
});
const tokenBytes = 24;

/** The admin's view of `preview_links`. Creates the token here; only its hash leaves the browser. */
export function createPreviewLinkRepository(client: DatabaseClient): PreviewLinkRepository {
	return {
		async listLive(entity, entityId) {
			const links = client.from("preview_links").select(columns).eq("entity", entity).eq("entity_id", entityId);
			// The database evaluates "now" with its own clock.
			const live = links.gt("expires_at", "now").order("created_at", { ascending: false });
			return (await fetchRows(live)).map(read);
		},
		async create(entity, entityId) {
			const token = createToken();
			const row = { entity, entity_id: entityId, token_hash: await hashOf(token) };
			return { ...read(await writeRow(client.from("preview_links").insert(row).select(columns))), token };
		},
		async revoke(id) {
			await fetchRows(client.from("preview_links").delete().eq("id", id).select("id"));
		},
	};
}

/** 192 random bits in base64url. */
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

/** Reads through the function `preview_entry`, in the body of a POST, so that no URL contains the token. */
export function createPreviewReader(client: DatabaseClient): PreviewReader {
	const [readEssay, readProject] = [selectionsOf(essayTable).full.read, selectionsOf(projectTable).full.read];
	return {
		async read(token) {
			// The URL may contain anything; PostgreSQL rejects a null character instead of finding nothing.
			if (!/^[\w-]+$/.test(token)) return null;
			const [row] = await callFunction(client, "preview_entry", { token });
			if (!row) return null;
			return row.entity === "essays"
				? { entity: "essays", entry: readEssay(row.entry) }
				: { entity: "projects", entry: readProject(row.entry) };
		},
	};
}
