import { Button, Notice } from "@site/shared-ui";
import { Dialog } from "@site/shared-ui/Dialog";
import { useState } from "react";
import { type SentLink, sendError, useQuoteStep } from "./useQuoteStep.ts";

interface SendDialogProps {
	id: string;
	client: string;
	sendsMail: boolean;
	onSent: (link: SentLink) => void;
	onClose: () => void;
}

/** Asks how a saved draft is sent. */
export function SendDialog({ id, client, sendsMail, onSent, onClose }: SendDialogProps) {
	const { sendQuote } = useQuoteStep();
	const [isBusy, setIsBusy] = useState(false);
	const [error, setError] = useState("");
	async function send(byMail: boolean) {
		setIsBusy(true);
		const result = await sendQuote(id, { byMail });
		setIsBusy(false);
		if (result.status === "error") return setError(sendError(result));
		onSent(result.data);
		onClose();
	}
	return (
		<Dialog
			open
			title="Send quote?"
			lead={`Once ${client} has the link, nobody can change the quote. You can revise or withdraw it.`}
			size="small"
			onClose={() => !isBusy && onClose()}
			footer={
				<>
					<Button size="small" disabled={isBusy} onClick={onClose}>
						Cancel
					</Button>
					<Button size="small" variant={sendsMail ? "secondary" : "primary"} busy={isBusy} onClick={() => void send(false)}>
						Copy link
					</Button>
					{sendsMail && (
						<Button size="small" variant="primary" busy={isBusy} onClick={() => void send(true)}>
							Send by mail
						</Button>
					)}
				</>
			}
		>
			{error ? (
				<Notice tone="danger">{error}</Notice>
			) : (
				!sendsMail && <p>This site sends no mail. Copy the link and send it yourself.</p>
			)}
		</Dialog>
	);
}
