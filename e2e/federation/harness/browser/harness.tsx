import type { RemoteId } from "@site/shared-data";
import { themeAtom, themeChoiceAtom } from "@site/shared-data";
import { fontUrls, themeCss } from "@site/shared-ui/theme";
import { createRemoteLoader } from "../../../../shell/browser/remotes/createRemoteLoader.ts";
import { fetchContainer } from "../../../../shell/browser/remotes/createRemotes.ts";
import { fetchRegistry } from "../../../../shell/browser/remotes/fetchRegistry.ts";
import { parseRegistry, type Registry, toDeployment } from "../../../../shell/deployment/index.ts";
import { mount } from "./mount.tsx";

/*
 * A host that is not the shell: it knows only the contract and gives remotes rows in memory. The
 * tests drive it through `window.harness`.
 */

const load = createRemoteLoader({ loadContainer: fetchContainer, timeoutMs: 10_000 });
let mounted: ReturnType<typeof mount> | undefined;

const remoteIn = (registry: Registry, id: RemoteId) =>
	toDeployment(registry).remotes[id] ?? { incompatible: `There is no remote ${id}.` };

async function openRemote(id: RemoteId) {
	return load(id, remoteIn(await fetchRegistry(), id));
}

const harness = {
	/** Why the host refuses the remote in this slot; undefined when it is compatible. */
	async incompatibility(id: RemoteId, slot: RemoteId) {
		const registry = await fetchRegistry();
		const served = { ...registry, remotes: { ...registry.remotes, [slot]: registry.remotes[id] } };
		const remote = remoteIn(parseRegistry(JSON.parse(JSON.stringify(served))), slot);
		return "incompatible" in remote ? remote.incompatible : undefined;
	},
	/** The names that the built module exposes. */
	exposes: async (id: RemoteId) => Object.keys(await openRemote(id)),
	async open(id: RemoteId, path: string) {
		mounted = mount(await openRemote(id), path);
		mounted.store.set(themeAtom, "light");
	},
	close() {
		mounted?.close();
		mounted = undefined;
	},
	/** The theme that the remote last requested of the host. */
	themeChoice: () => mounted?.store.get(themeChoiceAtom)?.theme,
	/** Opens the page, waits for its h1 and closes it, `times` times. */
	async cycle(id: RemoteId, path: string, times: number) {
		for (let count = 0; count < times; count++) {
			await harness.open(id, path);
			await until(() => document.querySelector("#stage h1") !== null);
			harness.close();
			await until(() => document.querySelector("#stage > *") === null);
		}
	},
};

async function until(condition: () => boolean) {
	while (!condition()) await new Promise((resolve) => requestAnimationFrame(resolve));
}

const style = document.createElement("style");
style.textContent = themeCss(fontUrls);
document.head.append(style);
Object.assign(window, { harness });
