import { type PreviewEntity, type PreviewLink, type PreviewLinkRepository, urls } from "@site/shared-data";
import { useEffect, useState } from "react";
import { errorReason } from "../../errorReason.ts";
import { type ResultError, toResult } from "../../results/Result.ts";

interface Options {
	repository: PreviewLinkRepository;
	entity: PreviewEntity;
	entityId: string;
}

/** An entry's live preview links, the URL of one made since the form was opened, and what changes them. */
export function usePreviewLinks({ repository, entity, entityId }: Options) {
	const [links, setLinks] = useState<readonly PreviewLink[]>([]);
	const [made, setMade] = useState<{ link: PreviewLink; url: string } | null>(null);
	const [error, setError] = useState<string | null>(null);

	useEffect(() => {
		let isLeft = false;
		const load = async () => {
			const result = await toResult(repository.listLive(entity, entityId));
			if (isLeft) return;
			if (result.status === "success") setLinks(result.data);
			else setError(`The preview links could not be loaded. ${errorReason(result.kind)}`);
		};
		void load();
		return () => {
			isLeft = true;
		};
	}, [repository, entity, entityId]);

	return {
		links,
		made,
		error,
		/** Makes a link; resolves with its URL, or null after an error. */
		async create(): Promise<string | null> {
			const result = await toResult(repository.create(entity, entityId));
			if (result.status === "error") {
				setError(`No link was made. ${creationError(result)}`);
				return null;
			}
			const { token, ...link } = result.data;
			const url = new URL(urls.preview(token), location.origin).href;
			setError(null);
			setLinks((known) => [link, ...known]);
			setMade({ link, url });
			return url;
		},
		/** Resolves with whether the link was revoked. */
		async revoke({ id }: PreviewLink): Promise<boolean> {
			const result = await toResult(repository.revoke(id));
			if (result.status === "error") {
				setError(`The link still works. ${errorReason(result.kind)}`);
				return false;
			}
			setError(null);
			setLinks((known) => known.filter((link) => link.id !== id));
			setMade((now) => (now?.link.id === id ? null : now));
			return true;
		},
	};
}

function creationError({ kind, reason }: ResultError): string {
	if (reason === "insecure") return "This works on https only.";
	return kind === "invalid" ? "There are at most 20 at a time; revoke one first." : errorReason(kind);
}
