import { contactRules } from "@site/shared-data/rules";
import { useRef } from "react";
import { AutoDismissNotice } from "../forms/AutoDismissNotice.tsx";
import { contactMessages } from "../forms/errorMessages.ts";
import { Fields, Form, FormFooter, SendRow } from "../forms/form.styles.ts";
import { Honeypot } from "../forms/Honeypot.tsx";
import { SendButton } from "../forms/SendButton.tsx";
import { SendFailure } from "../forms/SendFailure.tsx";
import { maxEmailLength, TextField } from "../forms/TextField.tsx";
import { useFormSubmission } from "../forms/useFormSubmission.ts";
import type { ContactField } from "./contactAction.ts";

/** The contact form in its four states. */
export function ContactForm({ subject }: { subject: string }) {
	const form = useRef<HTMLFormElement>(null);
	const { result, isSending, resetKey } = useFormSubmission<ContactField>(form);
	const failure = result?.status === "failed" ? result : null;
	const errorOf = (field: ContactField) => (failure?.field === field ? contactMessages[field] : undefined);
	return (
		<Form ref={form} method="post" preventScrollReset>
			<Fields key={resetKey}>
				<TextField
					label="Name"
					name="name"
					autoComplete="name"
					required
					maxLength={contactRules.name.max}
					error={errorOf("name")}
					defaultValue={failure?.values.name}
				/>
				<TextField
					label="Email"
					name="email"
					type="email"
					autoComplete="email"
					required
					maxLength={maxEmailLength}
					error={errorOf("email")}
					defaultValue={failure?.values.email}
				/>
				<TextField
					data-wide
					label="Subject"
					name="subject"
					required
					maxLength={contactRules.subject.max}
					error={errorOf("subject")}
					defaultValue={failure?.values.subject ?? (resetKey ? "" : subject.slice(0, contactRules.subject.max))}
				/>
				<TextField
					data-wide
					long
					label="Message"
					name="message"
					required
					maxLength={contactRules.message.max}
					error={errorOf("message")}
					defaultValue={failure?.values.message}
				/>
				<Honeypot />
			</Fields>
			<FormFooter>
				{result?.status === "sent" && (
					<AutoDismissNotice key={result.at}>
						<strong>Message sent.</strong> {`Thank you, ${firstOf(result.name)}. I will write back soon.`}
					</AutoDismissNotice>
				)}
				{failure && !failure.field && (
					<SendFailure kind={failure.kind} message={{ subject: failure.values.subject, text: failure.values.message }}>
						Failed to send message. Please try again.
					</SendFailure>
				)}
				<SendRow>
					<SendButton busy={isSending}>Send Message</SendButton>
					<p>{isSending ? "Your text stays here until it has arrived." : "Used to reply to you and for nothing else."}</p>
				</SendRow>
			</FormFooter>
		</Form>
	);
}

const firstOf = (name: string) => name.split(/\s+/, 1)[0] ?? name;
