import type { RemoteId } from "@site/shared-data";

/**
 * Why a remote could not be loaded; `reason` names the step. The message of an incompatible one is a
 * sentence.
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
