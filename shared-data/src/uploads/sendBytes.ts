/** A request with a body whose sending can be watched. */
export interface ByteRequest {
	url: string;
	headers: Record<string, string>;
	body: ArrayBuffer;
	/** Called with the number of bytes sent so far. */
	onProgress: (sent: number) => void;
	signal?: AbortSignal | undefined;
	/**
	 * How long nothing may move, in milliseconds; an upload over a slow line takes longer than a call may.
	 */
	idleLimit?: number | undefined;
}

/** The status and the body of the answer; status 0 when none came. */
export interface ByteAnswer {
	status: number;
	text: string;
}

/** Posts bytes and reports progress: `fetch` cannot, so browsers use XMLHttpRequest. */
export function sendBytes(request: ByteRequest): Promise<ByteAnswer> {
	return typeof XMLHttpRequest === "undefined" ? sendByFetch(request) : sendByXhr(request);
}

function sendByXhr({ url, headers, body, onProgress, signal, idleLimit = 30_000 }: ByteRequest): Promise<ByteAnswer> {
	return new Promise((resolve) => {
		const xhr = new XMLHttpRequest();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const abort = () => xhr.abort();
		const expectMovement = () => {
			clearTimeout(timer);
			timer = setTimeout(abort, idleLimit);
		};
		xhr.upload.addEventListener("progress", ({ loaded }) => {
			expectMovement();
			onProgress(loaded);
		});
		xhr.upload.addEventListener("load", () => onProgress(body.byteLength));
		xhr.addEventListener("loadend", () => {
			clearTimeout(timer);
			signal?.removeEventListener("abort", abort);
			resolve({ status: xhr.status, text: xhr.responseText });
		});
		xhr.open("POST", url);
		for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
		expectMovement();
		signal?.addEventListener("abort", abort);
		xhr.send(body);
		if (signal?.aborted) abort();
	});
}

async function sendByFetch({ url, headers, body, onProgress, signal, idleLimit = 30_000 }: ByteRequest): Promise<ByteAnswer> {
	const timeout = AbortSignal.timeout(idleLimit);
	try {
		const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
		const response = await fetch(url, { method: "POST", headers, body, signal: ended });
		onProgress(body.byteLength);
		return { status: response.status, text: await response.text() };
	} catch {
		return { status: 0, text: "" };
	}
}
