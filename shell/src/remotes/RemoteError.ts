import type { RemoteId } from "@site/shared-data";

/** A remote that could not be used; `reason` says which step failed. */
export class RemoteError extends Error {
	readonly remote: RemoteId;
	readonly reason: "not-loaded" | "too-slow" | "wrong-contract";
	constructor(remote: RemoteId, reason: RemoteError["reason"], options?: ErrorOptions) {
		super(`remote ${remote}: ${reason}`, options);
		this.name = "RemoteError";
		this.remote = remote;
		this.reason = reason;
	}
}
