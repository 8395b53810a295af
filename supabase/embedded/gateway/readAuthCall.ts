import type { AuthBody } from "./readAuthBody.ts";

/** A call of the auth API that is limited. */
export interface AuthCall {
	kind: "sign-in" | "verification" | "recovery";
	/** As the engine compares it; empty for a link, which names no account. */
	email: string;
	/** The e-mail as the limits count it: the same for every spelling. */
	account: string;
	password: string;
	network: string;
}

export interface AuthFacts extends Pick<AuthCall, "network"> {
	url: URL;
	body: AuthBody;
}

/** Classifies an auth request; undefined for one that is not limited. */
export function readAuthCall({ url, body, network }: AuthFacts): AuthCall | undefined {
	const kind = kindOf(url);
	if (!kind) {
		return undefined;
	}
	const text = (value: unknown) => (typeof value === "string" ? value : "");
	// The engine ignores the e-mail beside a token hash.
	const email =
		kind === "verification" && text(body.token_hash) !== "" ? "" : (text(body.email) || text(body.phone)).toLowerCase();
	const account = email.normalize("NFKC").toLowerCase().trim().slice(0, maxEmailLength);
	return { kind, email, account, password: text(body.password), network };
}

const maxEmailLength = 254;

function kindOf(url: URL): AuthCall["kind"] | undefined {
	switch (url.pathname) {
		case "/auth/v1/token":
			return url.searchParams.get("grant_type") === "refresh_token" ? undefined : "sign-in";
		case "/auth/v1/verify":
			return "verification";
		case "/auth/v1/recover":
			return "recovery";
		default:
			return undefined;
	}
}
