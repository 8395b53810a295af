/** Something a command was asked to do and does not do; the message is one sentence for the person who asked. */
export class Refusal extends Error {
	override name = "Refusal";
}
