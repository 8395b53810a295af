import type { PreviewEntity, PreviewLink, PreviewLinkRepository } from "@site/shared-data";
import { Button, VisuallyHidden } from "@site/shared-ui";
import { Field } from "@site/shared-ui/Field";
import { Input } from "@site/shared-ui/Input";
import { useId, useRef, useState } from "react";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import { useSite } from "../../layout/useSite.ts";
import { formatShortDateTime } from "../schedule/siteTime.ts";
import { ErrorText, Heading, Line, List, Note, Root } from "./PreviewLinks.styles.ts";
import { usePreviewLinks } from "./usePreviewLinks.ts";

interface PreviewLinksProps {
	repository: PreviewLinkRepository;
	entity: PreviewEntity;
	entityId: string;
	noun: string;
}

/** Makes links that show the stored entry to whoever has them, and lists those that have not ended. */
export function PreviewLinks({ repository, entity, entityId, noun }: PreviewLinksProps) {
	const { links, made, error, create, revoke } = usePreviewLinks({ repository, entity, entityId });
	const [isBusy, setIsBusy] = useState(false);
	const [news, setNews] = useState("");
	const copyButton = useRef<HTMLButtonElement>(null);
	const id = useId();
	const { timeZone } = useSite();
	const format = (moment: Date) => formatShortDateTime(moment, timeZone);

	async function handleCopy() {
		if (isBusy) return;
		setIsBusy(true);
		setNews("");
		const url = await create();
		setIsBusy(false);
		if (url === null) return;
		const isCopied = await navigator.clipboard?.writeText(url).then(
			() => true,
			() => false,
		);
		setNews(isCopied ? "Copied to the clipboard." : "Not copied; copy it from the field.");
	}

	async function handleRevoke(link: PreviewLink) {
		if (!(await revoke(link))) return;
		setNews("Revoked.");
		// Its own button is gone.
		copyButton.current?.focus();
	}

	return (
		<Root>
			<Heading id={id}>Preview links</Heading>
			<Button
				ref={copyButton}
				size="small"
				aria-busy={isBusy || undefined}
				aria-describedby={`${id}-note`}
				onClick={() => void handleCopy()}
			>
				<AdminIcon name="copy" />
				Copy preview link
			</Button>
			<Note id={`${id}-note`}>Shows the saved {noun} to whoever has the link, for 14 days.</Note>
			{error && <ErrorText role="alert">{error}</ErrorText>}
			{made && (
				<Field label="New link" hint={`${news} Shown only now. Ends ${format(made.link.expiresAt)}.`.trim()}>
					<Input readOnly value={made.url} onFocus={({ target }) => target.select()} />
				</Field>
			)}
			<VisuallyHidden role="status">{news}</VisuallyHidden>
			{links.length > 0 && (
				<List aria-labelledby={id}>
					{links.map((link) => (
						<Line key={link.id}>
							<span id={`${id}-${link.id}`}>
								<span>Made {format(link.createdAt)}</span>
								<span>Ends {format(link.expiresAt)}</span>
							</span>
							<Button size="small" variant="quiet" aria-describedby={`${id}-${link.id}`} onClick={() => void handleRevoke(link)}>
								Revoke
							</Button>
						</Line>
					))}
				</List>
			)}
		</Root>
	);
}
