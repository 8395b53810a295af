import type { Accent, HomeSection, SocialKind } from "@site/shared-data";
import { TextLink } from "@site/shared-ui";
import { useId } from "react";
import { styled } from "styled-components";
import type { Form } from "../form/Form.ts";
import { TextField } from "../form/fields.tsx";
import { type SiteValues, toDigits } from "./siteForm.ts";

/** The kinds of links; a new row has the general one. */
export const socialKindNames: Record<SocialKind, string> = {
	link: "Another site",
	email: "E-mail",
	phone: "Phone",
	chat: "Chat",
	github: "GitHub",
	gitlab: "GitLab",
	x: "X",
	linkedin: "LinkedIn",
	instagram: "Instagram",
	facebook: "Facebook",
	youtube: "YouTube",
	mastodon: "Mastodon",
};

export const sectionNames: Record<HomeSection, string> = {
	currently: "Currently",
	about: "About",
	work: "Work",
};

const accentNames: Record<Accent, string> = {
	tea: "Tea",
	indigo: "Indigo",
	ocean: "Ocean",
	plum: "Plum",
};

interface SiteFieldProps {
	form: Form<SiteValues>;
}

/** The formatted chat number, with a link that opens the chat. */
export function ChatNumberField({ form }: SiteFieldProps) {
	const digits = toDigits(form.values.chatNumber);
	return (
		<TextField
			form={form}
			name="chatNumber"
			type="tel"
			autoComplete="off"
			maxLength={30}
			hint={
				<>
					Orders go here. Begin with the country's code, or leave empty to send orders to the contact page.{" "}
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

/** The name of a time zone, with the browser's zones to choose from. */
export function TimeZoneField({ form }: SiteFieldProps) {
	const id = useId();
	return (
		<>
			<TextField form={form} name="timeZone" list={id} autoComplete="off" spellCheck={false} />
			<datalist id={id}>{zones}</datalist>
		</>
	);
}

// Created once, because React skips unchanged elements.
const zones = Intl.supportedValuesOf("timeZone").map((zone) => <option key={zone}>{zone}</option>);

/** Every currency in which amounts can be written. */
export const currencyOptions = Intl.supportedValuesOf("currency").map((code) => ({
	value: code,
	label: `${code}: ${new Intl.DisplayNames("en", { type: "currency" }).of(code)}`,
}));

/** The city; each change of it turns the decorative temperature off. */
export function CityField({ form }: SiteFieldProps) {
	const set: Form<SiteValues>["set"] = (values) => form.set({ ...values, showsTemperature: false });
	return <TextField form={{ ...form, set }} name="city" hint="In the footer and next to times. Leave empty to show no city." />;
}

/** The colour of links and buttons, as swatches with their names. */
export function AccentField({ form }: SiteFieldProps) {
	const id = useId();
	return (
		<Root aria-describedby={id}>
			<legend>{form.labels.accent}</legend>
			{Object.entries(accentNames).map(([accent, label]) => (
				<label key={accent}>
					<input
						type="radio"
						name="accent"
						value={accent}
						checked={form.values.accent === accent}
						onChange={() => form.set({ accent })}
					/>
					<span data-accent={accent} />
					{label}
				</label>
			))}
			<p id={id}>Of links and buttons. Each can be read in both themes.</p>
		</Root>
	);
}

const Root = styled.fieldset`
	display: flex;
	flex-wrap: wrap;
	gap: var(--space-2) var(--space-5);
	padding: 0;
	border: 0;

	legend {
		padding: 0 0 var(--space-1);
		font-size: var(--text-sm);
		font-weight: var(--weight-medium);
	}
	label {
		display: inline-flex;
		align-items: center;
		gap: var(--space-2);
		min-height: var(--touch);
	}
	p {
		flex-basis: 100%;
		font-size: var(--text-sm);
		color: var(--text-3);
	}
	[data-accent] {
		width: 1.25rem;
		height: 1.25rem;
		border-radius: 50%;
		background: var(--accent);
		box-shadow: var(--edge);
		forced-color-adjust: none;
	}
`;
