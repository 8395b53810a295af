const passed = [
	"accept",
	"accept-profile",
	"apikey",
	"authorization",
	"cache-control",
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

/** The headers that the engine has a use for, with the length of the body that it gets. */
export function toEngineHeaders(given: Headers, body: Uint8Array | undefined): [name: string, value: string][] {
	const headers = passed.flatMap((name): [name: string, value: string][] => {
		const value = given.get(name);
		return value === null ? [] : [[name, value]];
	});
	return body ? [...headers, ["content-length", String(body.byteLength)]] : headers;
}
