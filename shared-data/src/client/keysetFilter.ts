/**
 * An `or` filter for the rows that lie before ("lt") or after ("gt") a given one in the ascending order of these columns, the last of which is unique. The
 * database cannot look such a filter up in an index, so a query adds a plain bound on the first column.
 */
export function keysetFilter(columns: readonly [column: string, value: string][], than: "lt" | "gt"): string {
	return columns
		.map(([column, value], at) => {
			const equal = columns.slice(0, at).map(([name, same]) => `${name}.eq."${same}"`);
			const differs = `${column}.${than}."${value}"`;
			return equal.length > 0 ? `and(${[...equal, differs].join(",")})` : differs;
		})
		.join(",");
}
