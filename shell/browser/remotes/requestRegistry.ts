const timeoutMs = 5_000;

let send: typeof fetch = (...request) => fetch(...request);

/** Sends the session with every later read of the registry, which then also lists the account's remotes. */
export function readRegistryWith(fetchAsAccount: typeof fetch): void {
	send = fetchAsAccount;
}

export const requestRegistry = (): Promise<Response> =>
	send(new URL("/registry.json", location.href), { cache: "no-cache", signal: AbortSignal.timeout(timeoutMs) });
