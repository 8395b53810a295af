import { contactRules } from "@site/shared-data/rules";
import { useRef } from "react";
import { emailLimit } from "../forms/emailLimit.ts";
import { Ending, Fields, Form, SendRow } from "../forms/form.styles.ts";
import { PassingNotice } from "../forms/PassingNotice.tsx";
import { SendButton } from "../forms/SendButton.tsx";
import { SendFailure } from "../forms/SendFailure.tsx";
import { TextField } from "../forms/TextField.tsx";
import { Trap } from "../forms/Trap.tsx";
import { useSending } from "../forms/useSending.ts";
import type { ContactField } from "./contactFields.ts";

/** The contact form in its four states. */
export function ContactForm({ subject }: { subject: string }) {
	const form = useRef<HTMLFormElement>(null);
	const { answer, isSending, round } = useSending<ContactField>(form);
	const failure = answer?.status === "failed" ? answer : null;
	const errorOf = (field: ContactField) => (failure?.field === field ? words[field] : undefined);
	return (
		<Form ref={form} method="post" preventScrollReset>
			<Fields key={round}>
				<TextField
					label="Name"
					name="name"
					autoComplete="name"
					required
					limit={contactRules.name.max}
					error={errorOf("name")}
					defaultValue={failure?.values.name}
				/>
				<TextField
					label="Email"
					name="email"
					type="email"
					autoComplete="email"
					required
					limit={emailLimit}
					error={errorOf("email")}
					defaultValue={failure?.values.email}
				/>
				<TextField
					data-wide
					label="Subject"
					name="subject"
					required
					limit={contactRules.subject.max}
					error={errorOf("subject")}
					defaultValue={failure?.values.subject ?? (round ? "" : subject.slice(0, contactRules.subject.max))}
				/>
				<TextField
					data-wide
					long
					label="Message"
					name="message"
					required
					limit={contactRules.message.max}
					error={errorOf("message")}
					defaultValue={failure?.values.message}
				/>
				<Trap />
			</Fields>
			<Ending>
				{answer?.status === "sent" && (
					<PassingNotice key={answer.at}>
						<strong>Message sent.</strong> {`Thank you, ${firstOf(answer.name)}. I will write back soon.`}
					</PassingNotice>
				)}
				{failure && !failure.field && (
					<SendFailure kind={failure.kind} letter={{ subject: failure.values.subject, text: failure.values.message }}>
						Failed to send message. Please try again.
					</SendFailure>
				)}
				<SendRow>
					<SendButton busy={isSending}>Send Message</SendButton>
					<p>{isSending ? "Your text stays here until it has arrived." : "Used to reply to you and for nothing else."}</p>
				</SendRow>
			</Ending>
		</Form>
	);
}

const firstOf = (name: string) => name.split(/\s+/, 1)[0] ?? name;

const words: Record<ContactField, string> = {
	name: "Please write your name.",
	email: "Please write a whole address, like sari@example.com.",
	subject: "Please write what it is about.",
	message: "Please write a message.",
};
