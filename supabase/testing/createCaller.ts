import { createHmac } from "node:crypto";
import type { TestBackend } from "./startBackend.ts";

export interface ApiResponse {
	status: number;
	headers: Headers;
	/** The parsed JSON, or the text. */
	body: any;
}

export interface Caller {
	/** The token, for tests that derive another one from it. */
	token: string | undefined;
	send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
	get(path: string, headers?: Record<string, string>): Promise<ApiResponse>;
	post(path: string, body: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
	patch(path: string, body: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
	remove(path: string, headers?: Record<string, string>): Promise<ApiResponse>;
}

/** A backend that does not respond fails the request instead of blocking the test. */
const requestTimeoutMs = 60_000;

/** A client of the backend over HTTP with this key and token. */
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

/** Has the rights of service_role, to set up and to check. */
export function asService({ url, secretKey }: TestBackend): Caller {
	return createCaller(url, secretKey);
}

export async function asAdmin(backend: TestBackend): Promise<Caller> {
	return asAccount(backend, backend.adminEmail, backend.adminPassword);
}

export async function asAccount(backend: TestBackend, email: string, password: string): Promise<Caller> {
	const response = await asVisitor(backend).post("/auth/v1/token?grant_type=password", { email, password });
	if (response.status !== 200) {
		throw new Error(`sign-in answered ${response.status}: ${JSON.stringify(response.body)}`);
	}
	return createCaller(backend.url, backend.publishableKey, response.body.access_token);
}

/** A signed token, valid or forged. */
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
