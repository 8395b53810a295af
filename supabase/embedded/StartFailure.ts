/** A start that must not go on; the message is one sentence for the person who started it. */
export class StartFailure extends Error {
	override name = "StartFailure";
}
