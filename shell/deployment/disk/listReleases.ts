import type { RemoteId } from "@site/shared-data";
import type { Registry, Release } from "../registry.ts";

/** A remote's releases, one line each, the active one first. */
export function listReleases(id: RemoteId, { remotes, history }: Registry): string {
	const current = remotes[id];
	const first = "entry" in current ? formatRelease("active", current) : `  incompatible  ${current.incompatible}`;
	const others = history[id].map((release) => formatRelease(release.rolledBack ? "rolled back" : "before", release));
	return [id, first, ...others].join("\n");
}

function formatRelease(state: string, { version, publishedAt, entry }: Release) {
	const origin = entry.startsWith("http") ? `  from ${new URL(entry).origin}` : "";
	return `  ${state.padEnd(12)}  ${version}  ${publishedAt.slice(0, 19).replace("T", " ")} UTC${origin}`;
}
