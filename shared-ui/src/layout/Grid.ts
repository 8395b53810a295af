import { styled } from "styled-components";
import { common, declare, keyword, type Place, type PropsOf, space } from "./rules.ts";
import { from } from "./widths.ts";

interface Columns {
	/** Equal columns that shrink, or a value of grid-template-columns. */
	$columns: number | string;
	/** Below this width in rem there is one column. */
	$from?: number;
}

const rules = { ...common, $gap: space("gap"), $align: keyword<Place>("align-items") };

/** Columns; with `$from` only from this width of the window. */
export const Grid = styled.div<PropsOf<typeof rules> & Columns>`
	display: grid;
	${declare(rules)}
	${({ $columns, $from }) => {
		const columns = typeof $columns === "number" ? `repeat(${$columns}, minmax(0, 1fr))` : $columns;
		const declaration = `grid-template-columns:${columns};`;
		return $from ? `${from($from)}{${declaration}}` : declaration;
	}}
`;
