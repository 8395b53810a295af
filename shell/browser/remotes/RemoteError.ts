import type { RemoteId } from "@site/shared-data";

/**
 * A remote that could not be used; `reason` says which step failed. The message of an incompatible one says
 * why, in a sentence.
 */
export class RemoteError extends Error {
	readonly remote: RemoteId;
	readonly reason: "incompatible" | "not-loaded" | "too-slow" | "wrong-module";
	constructor(
		remote: RemoteId,
		reason: RemoteError["reason"],
		{ message = reason, cause }: { message?: string; cause?: unknown } = {},
	) {
		super(message, { cause });
		this.name = "RemoteError";
		this.remote = remote;
		this.reason = reason;
	}
}
