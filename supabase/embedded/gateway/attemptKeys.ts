import type { AttemptKey } from "./createAttemptLimit.ts";

/** Under which keys a sign-in or verification counts; none for every other request. */
export function attemptKeys(method: string, url: URL, body: Uint8Array | undefined, address: string): AttemptKey[] {
	const isSignIn = url.pathname === "/auth/v1/token" && url.searchParams.get("grant_type") !== "refresh_token";
	const isVerification = url.pathname === "/auth/v1/verify";
	if (!isSignIn && !isVerification) {
		return [];
	}
	const account = method === "GET" ? "" : accountIn(body);
	return [
		{ key: `${url.pathname} ${address} ${account}`, perMinute: 10 },
		// One address trying many accounts, and many addresses trying the codes of one account.
		{ key: `${url.pathname} ${address}`, perMinute: 100 },
		...(isVerification && account !== "" ? [{ key: `${url.pathname} for ${account}`, perMinute: 30 }] : []),
	];
}

function accountIn(body: Uint8Array | undefined): string {
	try {
		const { email, phone } = JSON.parse(Buffer.from(body ?? []).toString()) as Record<string, unknown>;
		return String(email ?? phone ?? "")
			.trim()
			.toLowerCase()
			.slice(0, 254);
	} catch {
		return "";
	}
}
