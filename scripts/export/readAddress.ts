import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

const agent = new Agent({ keepAlive: true });

/** Asks a site on this machine for an address as a visitor of `siteUrl` would. */
export function readAddress(from: string, siteUrl: string, path: string): Promise<Answer> {
	const headers = { host: new URL(siteUrl).host, "accept-encoding": "identity" };
	return new Promise((resolve, reject) => {
		request(new URL(path, from), { agent, headers }, (answer) => {
			buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
		})
			.once("error", (error) => reject(new Error(`The site at ${from} does not answer: ${error.message}`)))
			.end();
	});
}
