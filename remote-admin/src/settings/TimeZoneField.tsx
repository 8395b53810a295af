import { useId } from "react";
import type { Form } from "../form/Form.ts";
import { TextField } from "../form/fields.tsx";
import type { SiteValues } from "./siteForm.ts";

/** The name of a time zone, with the browser's zones to choose from. */
export function TimeZoneField({ form, name }: { form: Form<SiteValues>; name: "timeZone" }) {
	const id = useId();
	return (
		<>
			<TextField form={form} name={name} list={id} autoComplete="off" spellCheck={false} />
			<datalist id={id}>{zones}</datalist>
		</>
	);
}

// Once: React skips elements that stay the same.
const zones = Intl.supportedValuesOf("timeZone").map((zone) => <option key={zone}>{zone}</option>);
