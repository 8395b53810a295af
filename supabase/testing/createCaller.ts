import { createHmac } from "node:crypto";
import type { TestBackend } from "./startBackend.ts";

export interface Answer {
	status: number;
	headers: Headers;
	/** Whatever came back; tests say what they expect of it. */
	body: any;
}

export interface Caller {
	/** The token it was given, for tests that make another one of it. */
	token: string | undefined;
	send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
	get(path: string, headers?: Record<string, string>): Promise<Answer>;
	post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
	patch(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
	remove(path: string, headers?: Record<string, string>): Promise<Answer>;
}

/** A backend that does not answer fails the request instead of blocking the test. */
const requestTimeoutMs = 60_000;

/** Speaks to the backend over HTTP with the given key and token. */
export function createCaller(url: string, apikey?: string, token?: string): Caller {
	const send: Caller["send"] = async (method, path, body, headers = {}) => {
		const response = await fetch(url + path, {
			method,
			redirect: "manual",
			signal: AbortSignal.timeout(requestTimeoutMs),
			headers: {
				...(apikey ? { apikey } : {}),
				...(token ? { authorization: `Bearer ${token}` } : {}),
				...(body === undefined ? {} : { "content-type": "application/json" }),
				...headers,
			},
			...(body === undefined
				? {}
				: {
						body: typeof body === "string" || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
					}),
		});
		const text = await response.text();
		return { status: response.status, headers: response.headers, body: parse(text) };
	};
	return {
		token,
		send,
		get: (path, headers) => send("GET", path, undefined, headers),
		post: (path, body, headers) => send("POST", path, body, headers),
		patch: (path, body, headers) => send("PATCH", path, body, { prefer: "return=representation", ...headers }),
		remove: (path, headers) => send("DELETE", path, undefined, { prefer: "return=representation", ...headers }),
	};
}

export function asVisitor({ url, publishableKey }: TestBackend): Caller {
	return createCaller(url, publishableKey);
}

/** The rights of service_role: to arrange and to look. */
export function asService({ url, secretKey }: TestBackend): Caller {
	return createCaller(url, secretKey);
}

export async function asAdmin(backend: TestBackend): Promise<Caller> {
	return asAccount(backend, backend.adminEmail, backend.adminPassword);
}

export async function asAccount(backend: TestBackend, email: string, password: string): Promise<Caller> {
	const answer = await asVisitor(backend).post("/auth/v1/token?grant_type=password", { email, password });
	if (answer.status !== 200) {
		throw new Error(`sign-in answered ${answer.status}: ${JSON.stringify(answer.body)}`);
	}
	return createCaller(backend.url, backend.publishableKey, answer.body.access_token);
}

/** A token as the backend would sign it, or as a forger would. */
export function signToken(claims: Record<string, unknown>, secret: string, algorithm = "HS256"): string {
	const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const content = `${encode({ alg: algorithm, typ: "JWT" })}.${encode(claims)}`;
	const signature = createHmac("sha256", secret).update(content).digest("base64url");
	return `${content}.${algorithm === "none" ? "" : signature}`;
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
