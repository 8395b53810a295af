import type { RemoteId, RemoteModule } from "@site/shared-data";
import type { Incompatible, UsableRemote } from "../../deployment/index.ts";

declare const __webpack_init_sharing__: (scope: "default") => Promise<void>;
declare const __webpack_share_scopes__: { default: object };

/** A remote's container (module federation): it gets the shared packages and returns what it exposes. */
export interface Container {
	init: (scope: object) => Promise<void>;
	get: (name: string) => Promise<() => unknown>;
}

/** Why a remote could not be loaded. The message of an incompatible one is a sentence. */
export class RemoteError extends Error {
	constructor(
		readonly remote: RemoteId,
		readonly reason: "incompatible" | "not-loaded" | "too-slow" | "wrong-module",
		{ message = reason, cause }: { message?: string; cause?: unknown } = {},
	) {
		super(message, { cause });
		this.name = "RemoteError";
	}
}

interface Options {
	/** Loads a remote's container. A retry (`attempt` > 0) must not use the cached response of a failure. */
	loadContainer: (id: RemoteId, remote: UsableRemote, attempt: number) => Promise<Container>;
	/** Time limit of both attempts; without it a hanging request would block navigation. */
	timeoutMs: number;
}

/** Loads a remote; rejects only with RemoteError. A call after a failure tries again. */
export type RemoteLoader = (id: RemoteId, remote: UsableRemote | Incompatible | undefined) => Promise<RemoteModule>;

/** Loads every version once. Retries a failure once immediately. */
export function createRemoteLoader({ loadContainer, timeoutMs }: Options): RemoteLoader {
	/** A failed entry has no module, and its next URL differs from one that may still hang. */
	const modulesByEntry = new Map<string, Promise<RemoteModule> | undefined>();
	let attempts = 0;

	async function initRemote(id: RemoteId, remote: UsableRemote, attempt: number): Promise<RemoteModule> {
		const [container] = await Promise.all([loadContainer(id, remote, attempt), __webpack_init_sharing__("default")]);
		await container.init(__webpack_share_scopes__.default);
		const module = (await container.get("./module"))() as RemoteModule;
		if (!Array.isArray(module.routes)) throw new RemoteError(id, "wrong-module");
		return module;
	}

	return (id, remote = { incompatible: `${id}: nothing is published.` }) => {
		if ("incompatible" in remote) {
			return Promise.reject(new RemoteError(id, "incompatible", { message: remote.incompatible }));
		}
		const { entry } = remote;
		const initTwice = () =>
			initRemote(id, remote, modulesByEntry.has(entry) ? ++attempts : 0).catch((error: unknown) =>
				// A module that threw during evaluation stays broken: the first error is the cause.
				initRemote(id, remote, ++attempts).catch(() => Promise.reject(error)),
			);
		const loading = modulesByEntry.get(entry) ?? withTimeout(timeoutMs, id, initTwice());
		modulesByEntry.set(entry, loading);
		loading.catch(() => modulesByEntry.set(entry, undefined));
		return loading;
	};
}

async function withTimeout(timeoutMs: number, id: RemoteId, work: Promise<RemoteModule>): Promise<RemoteModule> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tooSlow = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new RemoteError(id, "too-slow")), timeoutMs);
	});
	try {
		return await Promise.race([work, tooSlow]);
	} catch (error) {
		throw error instanceof RemoteError ? error : new RemoteError(id, "not-loaded", { cause: error });
	} finally {
		clearTimeout(timer);
	}
}
