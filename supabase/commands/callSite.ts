import { type IncomingMessage, request } from "node:http";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { CommandError } from "../embedded/errors.ts";
import type { ControlEndpoint } from "../embedded/maintenance/controlFile.ts";

/**
 * Sends a command to the control server and resolves with the response, without a time limit. Rejects with
 * the server's own message.
 */
export async function callSite(
	{ url, secret }: ControlEndpoint,
	method: "GET" | "POST",
	path: string,
	body?: Readable,
): Promise<IncomingMessage> {
	const answer = await new Promise<IncomingMessage>((resolve, reject) => {
		const outgoing = request(url + path, { method, headers: { authorization: `Bearer ${secret}` } }, resolve);
		outgoing.once("error", () =>
			reject(new CommandError("The site ended while it was at work; look whether it runs and try again.")),
		);
		if (body) {
			body.once("error", ({ code }: NodeJS.ErrnoException) => {
				reject(new CommandError(`The file cannot be read (${code}); nothing was changed.`));
				outgoing.destroy();
			});
			body.pipe(outgoing);
		} else {
			outgoing.end();
		}
	});
	if (answer.statusCode !== 200) {
		throw new CommandError((JSON.parse(await text(answer)) as { message: string }).message);
	}
	return answer;
}
