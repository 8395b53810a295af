import { styled } from "styled-components";
import { common, declare, keyword, type Place, type PropsOf, space } from "./rules.ts";

const rules = {
	...common,
	$gap: space("gap"),
	$align: keyword<Place>("align-items"),
	$justify: keyword<Place | "space-between">("justify-content"),
	$wrap: (wraps: boolean) => (wraps ? "flex-wrap:wrap;" : ""),
};

/** Children next to each other. `$align` places them across, `$justify` along the row. */
export const Row = styled.div<PropsOf<typeof rules>>`
	display: flex;
	${declare(rules)}
`;
