import { TextLink } from "@site/shared-ui";
import type { Form } from "../form/Form.ts";
import { TextField } from "../form/fields.tsx";
import { type SiteValues, toDigits } from "./siteForm.ts";

/** The chat number as people write it, with a link that opens the chat. */
export function ChatNumberField({ form, name }: { form: Form<SiteValues>; name: "chatNumber" }) {
	const digits = toDigits(form.values[name]);
	return (
		<TextField
			form={form}
			name={name}
			type="tel"
			autoComplete="off"
			maxLength={30}
			hint={
				<>
					Orders go here; the country's code first. Blank: orders go to the contact page.{" "}
					{/^\d{8,15}$/.test(digits) && (
						<TextLink href={`https://wa.me/${digits}`} target="_blank" rel="noreferrer">
							Try it
						</TextLink>
					)}
				</>
			}
		/>
	);
}
