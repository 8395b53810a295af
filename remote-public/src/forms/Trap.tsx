import { styled } from "styled-components";
import { trapField } from "./trapField.ts";

/** A field that people neither see nor reach and programs fill in: what comes with it is not stored. */
export const Trap = () => (
	<Root aria-hidden="true">
		<label>
			Leave this empty
			<input name={trapField} tabIndex={-1} autoComplete="off" />
		</label>
	</Root>
);

const Root = styled.div`
	position: absolute;
	width: 1px;
	height: 1px;
	overflow: hidden;
	clip-path: inset(50%);
`;
