import { styled } from "styled-components";
import { honeypotField } from "./answerForm.ts";

/** A field that only programs see and fill in: what comes with it is not stored. */
export const Honeypot = () => (
	<Root aria-hidden="true">
		<label>
			Leave this empty
			<input name={honeypotField} tabIndex={-1} autoComplete="off" />
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
