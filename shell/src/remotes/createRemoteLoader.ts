import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";
import { contractVersion, type RemoteId, type RemoteModule } from "@site/shared-data";
import { RemoteError } from "./RemoteError.ts";

interface Options {
	/** The address of a remote's entry as the registry has it now. */
	entryOf: (id: RemoteId) => string;
	/** Milliseconds a remote may take; a hanging one would stall navigation for ever. */
	timeLimit: number;
}

/** Loads a remote's module; rejects only with RemoteError. Calling it again after a failure fetches again. */
export type RemoteLoader = (id: RemoteId) => Promise<RemoteModule>;

/** A remote is registered when it is first asked for, so that a page touches no remote but its own; one failure is tried again at once. */
export function createRemoteLoader({ entryOf, timeLimit }: Options): RemoteLoader {
	const registered = new Map<RemoteId, string>();
	const register = (id: RemoteId, force: boolean) => {
		const entry = entryOf(id);
		if (!force && registered.get(id) === entry) return;
		registerRemotes([{ name: federatedName(id), entry }], { force: registered.has(id) });
		registered.set(id, entry);
	};
	return async (id) => {
		register(id, false);
		try {
			return await load(id, timeLimit);
		} catch (error) {
			if (error instanceof RemoteError && error.reason === "wrong-contract") throw error;
			register(id, true);
			// A module that broke while it ran would now be half made: what the first attempt said is the cause.
			return load(id, timeLimit).catch(() => Promise.reject(error));
		}
	};
}

async function load(id: RemoteId, timeLimit: number): Promise<RemoteModule> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tooSlow = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new RemoteError(id, "too-slow")), timeLimit);
	});
	try {
		const module = await Promise.race([loadRemote<RemoteModule>(`${federatedName(id)}/module`), tooSlow]);
		if (!module) throw new RemoteError(id, "not-loaded");
		if (module.requires.contract !== contractVersion) throw new RemoteError(id, "wrong-contract");
		return module;
	} catch (error) {
		throw error instanceof RemoteError ? error : new RemoteError(id, "not-loaded", { cause: error });
	} finally {
		clearTimeout(timer);
	}
}

const federatedName = (id: RemoteId) => `remote_${id}`;
