import type { RemoteId } from "@site/shared-data";
import type { UsableRemote } from "../../deployment/index.ts";
import type { Container } from "./createRemoteLoader.ts";

/**
 * Loads a remote's entry as a script with the registry's hash; the entry knows the hashes of all its chunks.
 */
export function fetchContainer(id: RemoteId, { version, entry, integrity }: UsableRemote, attempt: number): Promise<Container> {
	const name = `remote_${id}_${version}`.replace(/\W/g, "_");
	const container = () => (window as unknown as Record<string, Container | undefined>)[name];
	return new Promise((resolve, reject) => {
		const existing = container();
		if (existing) return resolve(existing);
		const script = document.createElement("script");
		script.addEventListener("load", () => {
			const loaded = container();
			if (loaded) resolve(loaded);
			else reject(new Error(`${entry} defines no ${name}`));
		});
		script.addEventListener("error", () => reject(new Error(`${entry} did not load, or is not what was published`)));
		script.crossOrigin = "anonymous";
		script.integrity = integrity;
		script.src = attempt ? `${entry}?again=${attempt}` : entry;
		document.head.append(script);
	});
}
