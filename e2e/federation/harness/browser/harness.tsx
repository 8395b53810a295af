import type { RemoteId } from "@site/shared-data";
import { themeAtom, themeChoiceAtom } from "@site/shared-data";
import { fontUrls, themeCss } from "@site/shared-ui/theme";
import { createRemoteLoader } from "../../../../shell/browser/remotes/createRemoteLoader.ts";
import { fetchContainer } from "../../../../shell/browser/remotes/fetchContainer.ts";
import { fetchRegistry } from "../../../../shell/browser/remotes/fetchRegistry.ts";
import { toDeployment } from "../../../../shell/deployment/index.ts";
import { mount } from "./mount.tsx";

/*
 * A host that is not the shell: it knows the built remotes by their contract only, and gives them rows in
 * memory. The browser tests drive it by `window.harness`.
 */

const load = createRemoteLoader({ loadContainer: fetchContainer, timeoutMs: 10_000 });
let mounted: ReturnType<typeof mount> | undefined;

async function openRemote(id: RemoteId) {
	return load(id, toDeployment(await fetchRegistry()).remotes[id]);
}

const harness = {
	/** What keeps the remote from working in a place of this host. */
	async problem(id: RemoteId, place: RemoteId) {
		const registry = await fetchRegistry();
		const remote = toDeployment({ ...registry, remotes: { ...registry.remotes, [place]: registry.remotes[id] } }).remotes[place];
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
	/** What the remote last asked of the host's theme. */
	themeChoice: () => mounted?.store.get(themeChoiceAtom)?.theme,
	/** Opens and closes so many times, each time when the page stands. */
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
