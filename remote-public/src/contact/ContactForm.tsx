import { contactRules } from "@site/shared-data/rules";
import { contactMessages } from "../forms/errorMessages.ts";
import { FormEnd } from "../forms/FormEnd.tsx";
import { Fields, Form } from "../forms/form.styles.ts";
import { Honeypot } from "../forms/Honeypot.tsx";
import { maxEmailLength, TextField } from "../forms/TextField.tsx";
import { useFormSubmission } from "../forms/useFormSubmission.ts";

interface ContactFormProps {
	subject: string;
	/** Next to the button. */
	note: string;
	/** The end of the confirmation. */
	thanks: string;
}

export function ContactForm({ subject, note, thanks }: ContactFormProps) {
	const submission = useFormSubmission(contactMessages);
	const { formProps, field, sent, resetKey } = submission;
	const { defaultValue: typedSubject, ...subjectField } = field("subject");
	const firstSubject = resetKey ? "" : subject;
	return (
		<Form {...formProps} method="post" preventScrollReset>
			<Fields key={resetKey}>
				<TextField label="Name" autoComplete="name" required maxLength={contactRules.name.max} {...field("name")} />
				<TextField label="Email" type="email" autoComplete="email" required maxLength={maxEmailLength} {...field("email")} />
				<TextField
					data-wide
					label="Subject"
					required
					maxLength={contactRules.subject.max}
					defaultValue={typedSubject ?? firstSubject}
					{...subjectField}
				/>
				<TextField data-wide long label="Message" required maxLength={contactRules.message.max} {...field("message")} />
				<Honeypot />
			</Fields>
			<FormEnd
				submission={submission}
				button="Send Message"
				note={note}
				confirmation={
					<>
						<strong>Message sent.</strong> {`Thank you${sent?.name ? `, ${sent.name.split(/\s+/, 1)[0]}` : ""}. ${thanks}`}
					</>
				}
				failed="Failed to send message. Please try again."
				toMessage={({ subject, message }) => ({ subject, text: message })}
			/>
		</Form>
	);
}
