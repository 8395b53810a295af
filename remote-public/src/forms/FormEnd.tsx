import type { DataErrorKind } from "@site/shared-data";
import { Button, Notice, TextLink } from "@site/shared-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useSite } from "../layout/page/useSite.ts";
import { AutoDismissNotice } from "./AutoDismissNotice.tsx";
import { chatUrl, emailOf, mailtoUrl } from "./contactUrls.ts";
import { sendErrorAdvice } from "./errorMessages.ts";
import { End, Failure, SendRow } from "./form.styles.ts";
import type { FormSubmission } from "./useFormSubmission.ts";

interface Message {
	subject: string;
	text: string;
}

interface FormEndProps<Field extends string> {
	submission: FormSubmission<Field>;
	button: string;
	note: string;
	confirmation: ReactNode;
	failed: string;
	toMessage: (values: Record<Field, string>) => Message;
}

export function FormEnd<Field extends string>({
	submission: { sent, failure, isSending },
	button,
	note,
	confirmation,
	failed,
	toMessage,
}: FormEndProps<Field>) {
	return (
		<End>
			{sent && <AutoDismissNotice key={sent.at}>{confirmation}</AutoDismissNotice>}
			{failure && !failure.field && (
				<Failure>
					<Notice tone="danger" action={<button type="submit">Retry</button>}>
						{failed}
					</Notice>
					<OtherChannels kind={failure.kind} message={toMessage(failure.values)} />
				</Failure>
			)}
			<SendRow>
				<SendButton busy={isSending}>{button}</SendButton>
				<p>{isSending ? "Your text stays here until it has arrived." : note}</p>
			</SendRow>
		</End>
	);
}

/** Says that the text is kept, with links that send it by e-mail and WhatsApp. */
function OtherChannels({ kind, message }: { kind: DataErrorKind; message: Message }) {
	const { social, chatNumber } = useSite();
	const email = emailOf(social);
	const chat = chatUrl(chatNumber, `${message.subject}\n\n${message.text}`);
	return (
		<p>
			<span>{sendErrorAdvice[kind] ?? "Your text is kept."}</span>{" "}
			{email && <TextLink href={mailtoUrl(email, message)}>Send it by e-mail</TextLink>}{" "}
			{chat && (
				<TextLink href={chat} target="_blank" rel="noopener">
					Send it by WhatsApp
				</TextLink>
			)}
		</p>
	);
}

/** Focused again after sending, because a disabled button loses the focus. */
function SendButton({ busy, children }: { busy: boolean; children: string }) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		const element = button.current;
		if (!busy) return;
		return () => {
			if (document.activeElement === document.body) element?.focus({ preventScroll: true });
		};
	}, [busy]);
	return (
		<Button ref={button} type="submit" variant="primary" busy={busy}>
			{children}
		</Button>
	);
}
