import { type PreviewEntity, type PreviewLink, type PreviewLinkRepository, urls } from "@site/shared-data";
import { Button, VisuallyHidden } from "@site/shared-ui";
import { Field } from "@site/shared-ui/Field";
import { Input } from "@site/shared-ui/Input";
import { Row, Stack, Text } from "@site/shared-ui/layout";
import { useEffect, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { errorReason } from "../../errorReason.ts";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import { useTimes } from "../../layout/times.ts";
import { type ResultError, toResult } from "../../results/Result.ts";

interface PreviewLinksProps {
	repository: PreviewLinkRepository;
	entity: PreviewEntity;
	entityId: string;
	noun: string;
}

/** Creates links that show the stored entry to their holders, and lists the links that have not ended. */
export function PreviewLinks({ repository, entity, entityId, noun }: PreviewLinksProps) {
	const [links, setLinks] = useState<readonly PreviewLink[]>([]);
	/** The link that was created since the form was opened. */
	const [made, setMade] = useState<{ link: PreviewLink; url: string } | null>(null);
	const [error, setError] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	const [news, setNews] = useState("");
	const copyButton = useRef<HTMLButtonElement>(null);
	const id = useId();
	const format = useTimes().shortDateTime;

	useEffect(() => {
		let isLeft = false;
		const load = async () => {
			const result = await toResult(repository.listLive(entity, entityId));
			if (isLeft) return;
			// Keeps a link that was created before this list arrived.
			if (result.status === "success")
				setLinks((made) => [...made, ...result.data.filter(({ id }) => made.every((link) => link.id !== id))]);
			else setError(`The preview links could not be loaded. ${errorReason(result.kind)}`);
		};
		void load();
		return () => {
			isLeft = true;
		};
	}, [repository, entity, entityId]);

	async function handleCopy() {
		if (isBusy) return;
		setIsBusy(true);
		setNews("");
		const result = await toResult(repository.create(entity, entityId));
		setIsBusy(false);
		if (result.status === "error") return setError(`No link was made. ${creationError(result)}`);
		const { token, ...link } = result.data;
		const url = new URL(urls.preview(token), location.origin).href;
		setError(null);
		setLinks((known) => [link, ...known]);
		setMade({ link, url });
		const isCopied = await navigator.clipboard?.writeText(url).then(
			() => true,
			() => false,
		);
		setNews(isCopied ? "Copied to the clipboard." : "Not copied; copy it from the field.");
	}

	async function handleRevoke({ id }: PreviewLink) {
		const result = await toResult(repository.revoke(id));
		if (result.status === "error") return setError(`The link still works. ${errorReason(result.kind)}`);
		setError(null);
		setLinks((known) => known.filter((link) => link.id !== id));
		setMade((now) => (now?.link.id === id ? null : now));
		setNews("Revoked.");
		// The link's own button is removed.
		copyButton.current?.focus();
	}

	return (
		<Root>
			<Text $size="sm" $weight="medium" id={id}>
				Preview links
			</Text>
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
			<Text $size="sm" $tone="text-3" id={`${id}-note`}>
				Anyone with the link can read the saved {noun} for 14 days.
			</Text>
			{error && (
				<Text $size="sm" $tone="danger" role="alert">
					{error}
				</Text>
			)}
			{made && (
				<Field label="New link" hint={`${news} Shown only now. Ends ${format(made.link.expiresAt)}.`.trim()}>
					<Input readOnly value={made.url} onFocus={({ target }) => target.select()} />
				</Field>
			)}
			<VisuallyHidden role="status">{news}</VisuallyHidden>
			{links.length > 0 && (
				<ul className="links" aria-labelledby={id}>
					{links.map((link) => (
						<Row
							key={link.id}
							as="li"
							$align="center"
							$justify="space-between"
							$gap={2}
							$pad="1 0px"
							$rule="top"
							$size="sm"
							$numeric
							$tone="text-2"
						>
							<Stack as="span" id={`${id}-${link.id}`}>
								<span>Made {format(link.createdAt)}</span>
								<span>Ends {format(link.expiresAt)}</span>
							</Stack>
							<Button size="small" variant="quiet" aria-describedby={`${id}-${link.id}`} onClick={() => void handleRevoke(link)}>
								Revoke
							</Button>
						</Row>
					))}
				</ul>
			)}
		</Root>
	);
}

function creationError({ kind, reason }: ResultError): string {
	if (reason === "insecure") return "This works on https only.";
	return kind === "invalid" ? "There are at most 20 at a time; revoke one first." : errorReason(kind);
}

const Root = styled.div`
	display: grid;
	gap: var(--space-2);
	justify-items: start;

	> :not(button) {
		justify-self: stretch;
	}
`;
