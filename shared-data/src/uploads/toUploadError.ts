import { DataError } from "../errors/DataError.ts";
import { toDataError } from "../errors/toDataError.ts";
import type { ByteAnswer } from "./sendBytes.ts";

/** A refused upload as DataError. The storage service answers 400 and names the real status in the body. */
export function toUploadError({ status, text }: ByteAnswer, signal: AbortSignal | undefined): DataError {
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
