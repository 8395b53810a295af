import { unseen } from "@site/shared-ui/mixins";
import { styled } from "styled-components";
import { honeypotField } from "./submitForm.ts";

/** A hidden field that only bots fill in: a form with it is not stored. */
export const Honeypot = () => (
	<Root aria-hidden="true">
		<label>
			Leave this empty
			<input name={honeypotField} tabIndex={-1} autoComplete="off" />
		</label>
	</Root>
);

const Root = styled.div`
	${unseen}
`;
