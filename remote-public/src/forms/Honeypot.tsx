import { VisuallyHidden } from "@site/shared-ui";
import { honeypotField } from "./submitForm.ts";

/** A hidden field that only bots fill in: a form with it is not stored. */
export const Honeypot = () => (
	<VisuallyHidden aria-hidden="true">
		<label>
			Leave this empty
			<input name={honeypotField} tabIndex={-1} autoComplete="off" />
		</label>
	</VisuallyHidden>
);
