const timeoutMs = 5_000;

let send: typeof fetch = (...request) => fetch(...request);

/** From now on the registry is read with the session, which gets the remotes of its account too. */
export function readRegistryWith(fetchAsAccount: typeof fetch): void {
	send = fetchAsAccount;
}

export const requestRegistry = (): Promise<Response> =>
	send(new URL("/registry.json", location.href), { cache: "no-cache", signal: AbortSignal.timeout(timeoutMs) });
