/** One finding of the doctor. */
export interface Check {
	/** The expected state, as a sentence. */
	claim: string;
	/** The actual state and its repair; absent when the claim is true. */
	problem?: string;
	/** Neither right nor wrong, but worth knowing. */
	isRemark?: true;
}

export const check = (claim: string, isWrong: boolean, problem: string): Check => ({ claim, ...(isWrong && { problem }) });

export interface Answer {
	/** 0: no answer. */
	status: number;
	headers: Headers;
	bytes: Buffer;
}

const timeoutMs = 20_000;

/** Requests a URL without following a redirect. */
export async function readUrl(url: string, headers: Record<string, string> = {}): Promise<Answer> {
	try {
		const response = await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
		return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
	} catch {
		return { status: 0, headers: new Headers(), bytes: Buffer.alloc(0) };
	}
}

/** The JSON of an answer; an empty object without one. */
export function parseJson<Value>({ bytes }: Answer): Partial<Value> {
	try {
		return (JSON.parse(bytes.toString()) ?? {}) as Partial<Value>;
	} catch {
		return {};
	}
}
