import { createClient } from "@supabase/supabase-js";
import { DataError } from "../errors/DataError.ts";
import { toDataError } from "../errors/toDataError.ts";
import { type AuthService, rejectAfterTimeLimit } from "../session/AuthService.ts";
import type { SendWithToken } from "../session/withSession.ts";
import { createEnsureBucket } from "./ensureBucket.supabase.ts";
import { type ReadImage, readImage as readInBrowser } from "./images/readImage.ts";
import { postWithProgress, type UploadResponse } from "./postWithProgress.ts";
import { prepareUpload } from "./prepareUpload.ts";
import type { UploadRepository } from "./uploadRepository.ts";

interface Parts {
	auth: AuthService;
	sendWithToken: SendWithToken;
	/** The backend's absolute URL, and the base URL of the stored objects. */
	url: string;
	objectsUrl: string;
	key: string;
	/** Sends the session's token. */
	fetch: typeof globalThis.fetch;
	readImage?: ReadImage | undefined;
	/** The origin of the uploading page; undefined outside a browser. */
	pageOrigin: string | undefined;
}

/** Uploads with the admin's session, through supabase-js, which is loaded with the first one. */
export function createUploadRepository(parts: Parts): UploadRepository {
	const { auth, sendWithToken, url: backendUrl, objectsUrl, key, fetch, readImage = readInBrowser, pageOrigin } = parts;
	// With its own token it creates no second client of the session.
	const { storage } = createClient(backendUrl, key, { accessToken: async () => key, global: { fetch } });
	const ensureBucket = createEnsureBucket(storage);

	return {
		async upload(bucket, file, { onProgress, signal } = {}) {
			const upload = await prepareUpload(file, readImage);
			const { width, height, type, bytes, copies } = upload;
			await ensureBucket(bucket);
			const { data, error } = await rejectAfterTimeLimit(auth.getSession());
			if (error) throw toDataError(error);
			if (!data.session) throw new DataError("signed-out", "The session is signed out");
			let token = data.session.access_token;
			const total = copies.reduce((sum, copy) => sum + copy.bytes.byteLength, bytes.byteLength);
			let sentBefore = 0;

			/** Resolves with the error if the upload is refused, else with null. */
			const send = async (name: string, contentType: string, body: ArrayBuffer) => {
				const response = await sendWithToken(token, (current) => {
					token = current;
					return postWithProgress({
						url: `${objectsUrl}/${bucket}/${name}`,
						headers: {
							apikey: key,
							authorization: `Bearer ${token}`,
							"content-type": contentType,
							"cache-control": "max-age=3600",
							"x-upsert": "false",
							"x-metadata": btoa(JSON.stringify({ width, height })),
						},
						body,
						onProgress: (sent) => onProgress?.(Math.min((sentBefore + sent) / total, 1)),
						signal,
					});
				});
				sentBefore += body.byteLength;
				return response.status >= 200 && response.status < 300 ? null : toUploadError(response, signal);
			};

			onProgress?.(0);
			const stored: typeof copies = [];
			for (const copy of copies) {
				if (!(await send(copy.name, "image/webp", copy.bytes))) stored.push(copy);
			}
			const name = upload.toFileName(stored.map((copy) => copy.width));
			const refusal = await send(name, type, bytes);
			if (refusal) {
				// No URL refers to the copies; one that cannot be removed only takes space.
				if (stored.length > 0)
					void storage
						.from(bucket)
						.remove(stored.map((copy) => copy.name))
						.catch(() => undefined);
				throw refusal;
			}
			return { url: toSiteUrl(storage.from(bucket).getPublicUrl(name).data.publicUrl, pageOrigin), width, height };
		},
	};
}

/** The URL without the page's own origin, so that images survive a change of domain. */
function toSiteUrl(url: string, pageOrigin: string | undefined): string {
	return pageOrigin && url.startsWith(`${pageOrigin}/`) ? url.slice(pageOrigin.length) : url;
}

/** A refused upload as DataError. The storage service sends 400 with the real status in its body. */
function toUploadError({ status, text }: UploadResponse, signal: AbortSignal | undefined): DataError {
	if (signal?.aborted) return new DataError("offline", "The upload was ended", { reason: "aborted" });
	const { statusCode, message = text } = parse(text);
	const failure = { status: Number(statusCode) || status, message };
	if (failure.status === 413) return new DataError("invalid", message, { reason: "size", cause: failure });
	if (failure.status === 415) return new DataError("invalid", message, { reason: "type", cause: failure });
	return toDataError(failure);
}

function parse(text: string): { statusCode?: string; message?: string } {
	try {
		return JSON.parse(text) ?? {};
	} catch {
		return {};
	}
}
