const passed = [
	"accept",
	"accept-profile",
	"apikey",
	"authorization",
	"cache-control",
	"content-length",
	"content-profile",
	"content-type",
	"if-modified-since",
	"if-none-match",
	"prefer",
	"range",
	"range-unit",
	"user-agent",
	"x-client-info",
	"x-metadata",
	"x-supabase-api-version",
	"x-upsert",
];

/** The request as the engine gets it: only headers it has a use for, and the body whole. */
export function toEngineRequest(request: Request, body: Uint8Array | undefined): Request {
	const headers = new Headers();
	for (const name of passed) {
		const value = request.headers.get(name);
		if (value !== null) {
			headers.set(name, value);
		}
	}
	return new Request(request.url, {
		method: request.method,
		headers,
		...(body && body.byteLength > 0 ? { body: body as Uint8Array<ArrayBuffer> } : {}),
	});
}
