import { createClient } from "@supabase/supabase-js";
import type { AuthService } from "../session/AuthService.ts";
import type { SendWithToken } from "../session/withSession.ts";
import type { ReadImage } from "./images/readImage.ts";
import { createUploadRepository } from "./uploadRepository.supabase.ts";

interface Parts {
	/** The backend's absolute URL. */
	url: string;
	key: string;
	/** URL below which the stored objects are. */
	objectsUrl: string;
	auth: AuthService;
	/** Sends the session's token. */
	fetch: typeof globalThis.fetch;
	sendWithToken: SendWithToken;
	readImage?: ReadImage | undefined;
	pageOrigin: string | undefined;
}

/** Uploads through supabase-js, which is loaded with the first one. */
export function createUploads({ url, key, fetch, ...parts }: Parts) {
	// With a token of its own it makes no second client of the session.
	const { storage } = createClient(url, key, { accessToken: async () => key, global: { fetch } });
	return createUploadRepository({ ...parts, storage, key });
}
