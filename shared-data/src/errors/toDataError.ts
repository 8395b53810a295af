import { DataError, type DataErrorKind } from "./DataError.ts";

/** The error of a failed call of the PostgREST, auth or storage client; every field may be missing. */
export interface ClientFailure {
	/** SQLSTATE, PostgREST code or auth code. */
	code?: string | null | undefined;
	/** HTTP status; 0 without a response. */
	status?: number | undefined;
	name?: string | undefined;
	message?: string | undefined;
}

/** Converts a driver's failure: its code decides the kind, then the code's class, then the HTTP status. */
export function toDataError(failure: ClientFailure): DataError {
	const message = `${failure.message ?? "No message"} (${failure.code || failure.name || "no code"}, status ${failure.status ?? "none"})`;
	return new DataError(kindOf(failure), message, { cause: failure });
}

function kindOf({ code, status, name }: ClientFailure): DataErrorKind {
	// PostgREST reports a missing right as 401 without a session and as 403 with one.
	if (code === "42501") return status === 401 ? "signed-out" : "refused";
	const byCode = code ? (kindByCode[code] ?? kindOfClass(code)) : undefined;
	if (byCode) return byCode;
	if (!status) return status === 0 || networkErrorNames.has(name) ? "offline" : "unknown";
	if (kindByStatus[status]) return kindByStatus[status];
	if (status >= 500) return "unavailable";
	// An unreadable success comes from an intermediary, such as a captive portal.
	return status < 300 ? "unavailable" : "unknown";
}

const kindByCode: Record<string, DataErrorKind> = {
	PGRST116: "not-found",
	PGRST301: "signed-out",
	PGRST302: "signed-out",
	PGRST303: "signed-out",
	session_expired: "signed-out",
	session_not_found: "signed-out",
	refresh_token_not_found: "signed-out",
	"23505": "conflict",
	"40001": "conflict",
	"53100": "full",
	"57014": "timeout",
	"23502": "invalid",
	"23503": "invalid",
	"23514": "invalid",
	PT404: "not-found",
	PT429: "too-many",
	over_request_rate_limit: "too-many",
};

/** Classes of SQLSTATE: 22 is an invalid value, 08/53/57 a database that is unavailable. */
function kindOfClass(code: string): DataErrorKind | undefined {
	if (!/^[0-9A-Z]{5}$/.test(code)) return undefined;
	return ({ "22": "invalid", "08": "unavailable", "53": "unavailable", "57": "unavailable" } as const)[code.slice(0, 2)];
}

const kindByStatus: Record<number, DataErrorKind> = {
	400: "invalid",
	401: "signed-out",
	403: "refused",
	404: "not-found",
	406: "not-found",
	408: "offline",
	409: "conflict",
	413: "invalid",
	422: "invalid",
	429: "too-many",
	507: "full",
};

/** Names of the errors that fetch throws, and of the clients' wrappers. */
const networkErrorNames = new Set<string | undefined>([
	"TypeError",
	"AbortError",
	"TimeoutError",
	"FetchError",
	"StorageUnknownError",
	"AuthRetryableFetchError",
]);

/** Wraps every method so that it rejects only with DataError, including the TypeErrors for malformed rows. */
export function withDataErrors<Repository extends object>(repository: Repository): Repository {
	const methods = Object.entries(repository as Record<string, Method>).map(([name, method]) => [name, wrapMethod(method)]);
	return Object.fromEntries(methods) as Repository;
}

type Method = (...args: unknown[]) => Promise<unknown>;

const wrapMethod =
	(method: Method): Method =>
	async (...args) => {
		try {
			return await method(...args);
		} catch (error) {
			if (error instanceof DataError) throw error;
			throw new DataError("unavailable", "The backend's response is malformed", { cause: error });
		}
	};
