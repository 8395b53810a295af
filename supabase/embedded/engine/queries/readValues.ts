/** Reads a value from PostgreSQL's text form. */
type Read = (text: string) => unknown;

/** JSON has no NaN and no infinity. Beyond 2^53 a number is rounded, as in every JavaScript client. */
const toNumber: Read = (text) => (Number.isFinite(Number(text)) ? Number(text) : text);

/** ISO 8601: `2026-11-01 00:00:00+00` is `2026-11-01T00:00:00+00:00`. */
const toTimestamp: Read = (text) => text.replace(" ", "T").replace(/[+-]\d\d(?=$| BC)/, "$&:00");

interface Types {
	read: Read;
	oids: number[];
	arrays: number[];
}

/** The oids of PostgreSQL's pg_type.dat, by their parser. */
const types: readonly Types[] = [
	// boolean
	{ read: (text) => text === "t", oids: [16], arrays: [1000] },
	// bigint, smallint, integer, real, double precision, numeric
	{ read: toNumber, oids: [20, 21, 23, 700, 701, 1700], arrays: [1016, 1005, 1007, 1021, 1022, 1231] },
	// json, jsonb
	{ read: JSON.parse, oids: [114, 3802], arrays: [199, 3807] },
	// timestamp, timestamptz
	{ read: toTimestamp, oids: [1114, 1184], arrays: [1115, 1185] },
	// bytea, name, text, character, character varying, date, time, interval, timetz, uuid
	{
		read: (text) => text,
		oids: [17, 19, 25, 1042, 1043, 1082, 1083, 1186, 1266, 2950],
		arrays: [1001, 1003, 1009, 1014, 1015, 1182, 1183, 1187, 1270, 2951],
	},
];

/** Parsers for a driver, by oid: read values as row_to_json writes them, which is PostgREST's format. */
export const parsers: Record<number, Read> = Object.fromEntries(
	types.flatMap(({ read, oids, arrays }) => [...oids.map((oid) => [oid, read]), ...arrays.map((oid) => [oid, toArray(read)])]),
);

/** The oids of the arrays among them. */
export const arrayOids: ReadonlySet<number> = new Set(types.flatMap(({ arrays }) => arrays));

/** Reads `{a,"b c",NULL}`, and `[2:3]={a,b}` without its bounds. */
function toArray(read: Read): Read {
	const toJson = (token: string) => {
		if (token === "{" || token === "}") return token === "{" ? "[" : "]";
		return token === "NULL" ? "null" : JSON.stringify(read(token.replace(/^"(.*)"$/s, "$1").replace(/\\(.)/gs, "$1")));
	};
	return (text) => JSON.parse(text.slice(text.indexOf("{")).replace(/"(?:[^"\\]+|\\.)*"|[^{},]+|[{}]/gs, toJson));
}
