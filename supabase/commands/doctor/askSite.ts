export interface Answer {
	status: number;
	/** The error code of PostgREST or Auth. */
	code: string;
	message: string;
	body: unknown;
	headers: Headers;
}

interface Question {
	method?: string;
	body?: unknown;
	headers?: Record<string, string>;
	/** Default: the visitor's. */
	key?: string;
}

/** Sends one request to the site; no answer is status 0. */
export async function askSite({ url, publishableKey }: CheckedSite, path: string, question: Question = {}): Promise<Answer> {
	const { method = "GET", body, headers = {}, key = publishableKey } = question;
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

function errorIn(body: unknown): Pick<Answer, "code" | "message"> {
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
	/** What should be true, as a sentence. */
	claim: string;
	/** What was seen instead, and what to do; absent when the claim is true. */
	problem?: string;
}

/** How the doctor reaches a site over HTTP. */
export interface CheckedSite {
	url: string;
	publishableKey: string;
	/** Only of a hosted project, when the environment holds it. */
	secretKey?: string | undefined;
	isHosted: boolean;
}
