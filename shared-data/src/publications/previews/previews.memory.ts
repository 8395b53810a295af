import { DataError } from "../../errors/DataError.ts";
import type { MemoryStore } from "../../testing/MemoryStore.ts";
import type { PreviewEntity, PreviewLink, PreviewLinkRepository, PreviewReader } from "./Preview.ts";

const maxLiveLinks = 20;
const lifetimeMs = 14 * 24 * 60 * 60 * 1000;

/** The admin's and the reader's view of preview links, in memory. */
export function createMemoryPreviews(store: MemoryStore): { links: PreviewLinkRepository; reader: PreviewReader } {
	let links: (PreviewLink & { token: string; entity: PreviewEntity; entityId: string })[] = [];
	const live = () => links.filter(({ expiresAt }) => expiresAt.getTime() > Date.now());
	const linksOf = (entity: PreviewEntity, entityId: string) =>
		live().filter((link) => link.entity === entity && link.entityId === entityId);
	const respond = <T>(value: () => T) => store.respond("previewLinks", value);
	const find = <Row extends { id: string }>(rows: Row[], id: string) => rows.find((row) => row.id === id);
	return {
		links: {
			listLive: (entity, entityId) => respond(() => linksOf(entity, entityId).map(toPreviewLink)),
			create: (entity, entityId) =>
				respond(() => {
					const isFull = linksOf(entity, entityId).length >= maxLiveLinks;
					if (isFull || !find<{ id: string }>(store[entity].rows, entityId)) {
						throw new DataError("invalid", "The memory repository takes no such link");
					}
					const createdAt = store.stamp().updatedAt;
					const token = `memory-token-${createdAt.getTime()}`;
					const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
					const link = { id: crypto.randomUUID(), createdAt, expiresAt, token, entity, entityId };
					links = [link, ...links];
					return { ...toPreviewLink(link), token };
				}),
			revoke: (id) =>
				respond(() => {
					links = links.filter((link) => link.id !== id);
				}),
		},
		reader: {
			read: (token) =>
				respond(() => {
					const link = live().find((known) => known.token === token);
					if (link?.entity === "essays") {
						const entry = find(store.essays.rows, link.entityId);
						return entry ? { entity: "essays", entry } : null;
					}
					const entry = link && find(store.projects.rows, link.entityId);
					return entry ? { entity: "projects", entry } : null;
				}),
		},
	};
}

const toPreviewLink = ({ id, createdAt, expiresAt }: PreviewLink): PreviewLink => ({ id, createdAt, expiresAt });
