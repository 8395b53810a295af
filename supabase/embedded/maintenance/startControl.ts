import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerCommand } from "./answerCommand.ts";
import { publishDoor } from "./controlFile.ts";
import type { MaintainedSite } from "./MaintainedSite.ts";
import { makeSecret } from "./makeSecret.ts";
import { Refusal } from "./Refusal.ts";

/**
 * Takes commands from whoever may read the data directory: a port of its own on the loopback address, which neither the gateway nor the site's server passes
 * on, and a secret in a file of this user. Resolves with what closes it.
 */
export async function startControl(
	site: MaintainedSite,
	outside: { siteUrl: string; publishableKey: string },
): Promise<() => Promise<void>> {
	const { secret, isSecret } = makeSecret();
	let isBusy = false;
	const server = createServer(async (request, response) => {
		if (!isSecret(request.headers.authorization)) {
			return tell(response, 403, { message: "This door is for the commands of this installation." });
		}
		if (isBusy) {
			return tell(response, 409, { message: "Another command is under way; try again when it is done." });
		}
		isBusy = true;
		try {
			await answerCommand(site, request, response);
		} catch (error) {
			fail(request, response, error);
		} finally {
			isBusy = false;
		}
	});
	// A large backup may take longer to arrive than a request usually may.
	server.requestTimeout = 0;
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(0, "127.0.0.1", resolve);
	});
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const withdraw = publishDoor(site.dataDir, { url, secret, ...outside });
	return async () => {
		withdraw();
		server.close();
		server.closeAllConnections();
	};
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
	if (response.headersSent) {
		response.destroy();
		return;
	}
	// A refusal may come before the body was read; what is left of it must not hold the answer up.
	request.resume();
	const refusal = error instanceof Refusal;
	const code = (error as { code?: unknown } | null)?.code;
	tell(response, refusal ? 422 : 500, {
		message: refusal ? error.message : `The command failed${typeof code === "string" ? ` (${code})` : ""}; nothing was changed.`,
	});
}

function tell(response: ServerResponse, status: number, body: object): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
