/** A POST whose upload progress is reported. */
export interface UploadRequest {
	url: string;
	headers: Record<string, string>;
	body: ArrayBuffer;
	onProgress: (sent: number) => void;
	signal?: AbortSignal | undefined;
	/** The longest time without progress; a slow upload may exceed the time limit of a call. */
	idleTimeoutMs?: number | undefined;
}

/** The status and body of the response; status 0 if none came. */
export interface UploadResponse {
	status: number;
	text: string;
}

/** Posts bytes and reports progress: `fetch` cannot, so browsers use XMLHttpRequest. */
export function postWithProgress(request: UploadRequest): Promise<UploadResponse> {
	return typeof XMLHttpRequest === "undefined" ? sendByFetch(request) : sendByXhr(request);
}

function sendByXhr({ url, headers, body, onProgress, signal, idleTimeoutMs = 30_000 }: UploadRequest): Promise<UploadResponse> {
	return new Promise((resolve) => {
		const xhr = new XMLHttpRequest();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const abort = () => xhr.abort();
		const restartIdleTimer = () => {
			clearTimeout(timer);
			timer = setTimeout(abort, idleTimeoutMs);
		};
		xhr.upload.addEventListener("progress", ({ loaded }) => {
			restartIdleTimer();
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
		restartIdleTimer();
		signal?.addEventListener("abort", abort);
		xhr.send(body);
		if (signal?.aborted) abort();
	});
}

async function sendByFetch({
	url,
	headers,
	body,
	onProgress,
	signal,
	idleTimeoutMs = 30_000,
}: UploadRequest): Promise<UploadResponse> {
	const timeout = AbortSignal.timeout(idleTimeoutMs);
	try {
		const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
		const response = await fetch(url, { method: "POST", headers, body, signal: ended });
		onProgress(body.byteLength);
		return { status: response.status, text: await response.text() };
	} catch {
		return { status: 0, text: "" };
	}
}
