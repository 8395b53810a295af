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

/** The headers that the engine has a use for. */
export function toEngineHeaders(given: Headers): [name: string, value: string][] {
	return passed.flatMap((name) => {
		const value = given.get(name);
		return value === null ? [] : [[name, value]];
	});
}
