export interface SiteResponse {
	status: number;
	/** The error code of PostgREST or Auth. */
	code: string;
	message: string;
	body: unknown;
	headers: Headers;
}

interface SiteRequest {
	method?: string;
	body?: unknown;
	headers?: Record<string, string>;
	/** Default: the visitor's key. */
	key?: string;
}

/** Sends one request to the site; without a response within 20 s the status is 0. */
export async function requestSite(
	{ url, publishableKey }: CheckedSite,
	path: string,
	request: SiteRequest = {},
): Promise<SiteResponse> {
	const { method = "GET", body, headers = {}, key = publishableKey } = request;
	try {
		const response = await fetch(url + path, {
			method,
			redirect: "manual",
			headers: {
				apikey: key,
				...(body === undefined ? {} : { "content-type": "application/json" }),
				...headers,
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
			signal: AbortSignal.timeout(20_000),
		});
		const parsed = parse(await response.text());
		return { status: response.status, headers: response.headers, body: parsed, ...errorIn(parsed) };
	} catch {
		return { status: 0, headers: new Headers(), body: undefined, code: "", message: "no answer" };
	}
}

function errorIn(body: unknown): Pick<SiteResponse, "code" | "message"> {
	const { code, error_code, error, message, msg } = (typeof body === "object" && body !== null ? body : {}) as Record<
		string,
		unknown
	>;
	return { code: String(error_code ?? code ?? error ?? ""), message: String(message ?? msg ?? "") };
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

/** One finding of the doctor. */
export interface Check {
	/** The expected state, as a sentence. */
	claim: string;
	/** The actual state and its repair; absent when the claim is true. */
	problem?: string;
	/** It is neither right nor wrong, but worth knowing. */
	isRemark?: true;
}

/** How the doctor reaches a site over HTTP. */
export interface CheckedSite {
	url: string;
	publishableKey: string;
	/** Of a hosted project, only when the environment holds it. */
	secretKey?: string | undefined;
	isHosted: boolean;
}
