import type { RemoteId } from "@site/shared-data";
import type { Registry, Release } from "../../shell/src/remotes/Registry.ts";

/** A remote's releases as lines, the one in force first. */
export function listReleases(id: RemoteId, { remotes, history }: Registry): string {
	const current = remotes[id];
	const first = "refused" in current ? [`  refused       ${current.refused}`] : [line("in force", current)];
	return [id, ...first, ...history[id].map((release) => line(release.withdrawn ? "rolled back" : "before", release))].join("\n");
}

function line(state: string, { version, publishedAt, entry }: Release) {
	const place = entry.startsWith("http") ? `  from ${new URL(entry).origin}` : "";
	return `  ${state.padEnd(12)}  ${version}  ${publishedAt.slice(0, 19).replace("T", " ")} UTC${place}`;
}
