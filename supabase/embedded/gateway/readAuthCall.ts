import type { AccessToken } from "./readAccessToken.ts";
import type { AuthBody } from "./readAuthBody.ts";

/** A call of the auth API that is limited or ends sessions. */
export interface AuthCall {
	kind: "sign-in" | "verification" | "recovery" | "password-change";
	/** As the engine compares it; empty for a link, which names no account. */
	email: string;
	/** The e-mail as the limits count it: the same for every spelling. */
	account: string;
	password: string;
	network: string;
	token: AccessToken | undefined;
}

export interface AuthFacts extends Pick<AuthCall, "network" | "token"> {
	method: string;
	url: URL;
	body: AuthBody;
}

/** Classifies an auth request; undefined for one that is neither limited nor ends sessions. */
export function readAuthCall({ method, url, body, network, token }: AuthFacts): AuthCall | undefined {
	const kind = kindOf(method, url, body);
	if (!kind) {
		return undefined;
	}
	const text = (value: unknown) => (typeof value === "string" ? value : "");
	// The engine ignores the e-mail beside a token hash.
	const email =
		kind === "verification" && text(body.token_hash) !== "" ? "" : (text(body.email) || text(body.phone)).toLowerCase();
	const account = email.normalize("NFKC").toLowerCase().trim().slice(0, maxEmailLength);
	return { kind, email, account, password: text(body.password), network, token };
}

const maxEmailLength = 254;

function kindOf(method: string, url: URL, body: AuthBody): AuthCall["kind"] | undefined {
	switch (url.pathname) {
		case "/auth/v1/token":
			return url.searchParams.get("grant_type") === "refresh_token" ? undefined : "sign-in";
		case "/auth/v1/verify":
			return "verification";
		case "/auth/v1/recover":
			return "recovery";
		case "/auth/v1/user":
			return method === "PUT" && body.password !== undefined ? "password-change" : undefined;
		default:
			return undefined;
	}
}
