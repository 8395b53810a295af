import { registerPlugins } from "@module-federation/enhanced/runtime";
import type { RemoteModule } from "@site/shared-data";
import { createRemoteLoader } from "../../src/remotes/createRemoteLoader.ts";
import type { Build } from "../build/loadBuild.ts";

declare const __non_webpack_require__: NodeJS.Require;

const timeLimit = 2_000;
const restAfterFailure = 1_000;

/** Loads the public remote's server build as the registry names it now, once per version; a failure is not asked again for a second. */
export function createServerRemote(build: Build) {
	registerPlugins([
		{
			name: "entry-from-disk",
			loadEntry: async ({ remoteInfo }) =>
				(remoteInfo.entry.startsWith("http") ? undefined : __non_webpack_require__(remoteInfo.entry)) as never,
		},
	]);
	const entryOf = () => {
		const { entry } = build.registry().remotes.public;
		return build.serverEntry(entry) ?? entry.replace(/[^/]+$/, "server/remoteEntry.cjs");
	};
	const load = createRemoteLoader({ entryOf, timeLimit });
	let current: { entry: string; module: Promise<RemoteModule>; failedAt?: number } | undefined;
	return (): Promise<RemoteModule> => {
		const entry = entryOf();
		const isSpent = current?.failedAt !== undefined && Date.now() - current.failedAt > restAfterFailure;
		if (current?.entry !== entry || isSpent) {
			const attempt = { entry, module: load("public"), failedAt: undefined as number | undefined };
			attempt.module.catch((error: unknown) => {
				attempt.failedAt = Date.now();
				console.error("The public remote cannot be loaded on the server:", error);
			});
			current = attempt;
		}
		return (current as NonNullable<typeof current>).module;
	};
}
