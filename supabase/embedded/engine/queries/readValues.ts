/** Reads a value from PostgreSQL's text form. */
type Read = (text: string) => unknown;

const same: Read = (text) => text;

/** JSON has no NaN and no infinity. Beyond 2^53 a number is rounded, as every JavaScript client rounds it. */
const toNumber: Read = (text) => (Number.isFinite(Number(text)) ? Number(text) : text);

/** ISO 8601: `2026-11-01 00:00:00+00` is `2026-11-01T00:00:00+00:00`. */
const toTimestamp: Read = (text) => text.replace(" ", "T").replace(/[+-]\d\d(?=$| BC)/, "$&:00");

/** The oids of a type and of its arrays, as in PostgreSQL's pg_type.dat. */
const types: readonly [name: string, oid: number, arrayOid: number, read: Read][] = [
	["boolean", 16, 1000, (text) => text === "t"],
	["bytea", 17, 1001, same],
	["name", 19, 1003, same],
	["bigint", 20, 1016, toNumber],
	["smallint", 21, 1005, toNumber],
	["integer", 23, 1007, toNumber],
	["text", 25, 1009, same],
	["json", 114, 199, JSON.parse],
	["real", 700, 1021, toNumber],
	["double precision", 701, 1022, toNumber],
	["character", 1042, 1014, same],
	["character varying", 1043, 1015, same],
	["date", 1082, 1182, same],
	["time", 1083, 1183, same],
	["timestamp", 1114, 1115, toTimestamp],
	["timestamptz", 1184, 1185, toTimestamp],
	["interval", 1186, 1187, same],
	["timetz", 1266, 1270, same],
	["numeric", 1700, 1231, toNumber],
	["uuid", 2950, 2951, same],
	["jsonb", 3802, 3807, JSON.parse],
];

/**
 * Parsers for a driver, by oid: values read as PostgreSQL's row_to_json writes them, which is what PostgREST
 * answers.
 */
export const parsers: Record<number, Read> = Object.fromEntries(
	types.flatMap(([, oid, arrayOid, read]) => [
		[oid, read],
		[arrayOid, toArray(read)],
	]),
);

/** The oids of the arrays among them. */
export const arrayOids: ReadonlySet<number> = new Set(types.map(([, , arrayOid]) => arrayOid));

/** Reads `{a,"b c",NULL}`, and `[2:3]={a,b}` without its bounds. */
function toArray(read: Read): Read {
	const toJson = (token: string) => {
		if (token === "{" || token === "}") {
			return token === "{" ? "[" : "]";
		}
		return token === "NULL" ? "null" : JSON.stringify(read(token.replace(/^"(.*)"$/s, "$1").replace(/\\(.)/gs, "$1")));
	};
	return (text) => JSON.parse(text.slice(text.indexOf("{")).replace(/"(?:[^"\\]+|\\.)*"|[^{},]+|[{}]/gs, toJson));
}
