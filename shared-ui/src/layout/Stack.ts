import { styled } from "styled-components";
import { common, declare, keyword, type Place, type PropsOf, space } from "./rules.ts";

const rules = {
	...common,
	$gap: space("gap"),
	$align: keyword<Place>("justify-items"),
	$justify: keyword<Place>("align-content"),
};

/** Children below each other. `$align` places them across, `$justify` along the column. */
export const Stack = styled.div<PropsOf<typeof rules>>`
	display: grid;
	${declare(rules)}
`;
