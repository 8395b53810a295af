import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { isDiskFull } from "@site/shared-data/files";
import { createBackup } from "../backup/createBackup.ts";
import { createDump } from "../backup/createDump.ts";
import { restoreBackup } from "../backup/restoreBackup.ts";
import { removeLeftWorkFolders } from "../data-dir/workFolders.ts";
import { addAdmin } from "../database/accounts.ts";
import type { MaintenanceContext } from "../database/Database.ts";
import { readSchemaVersions } from "../database/migrations.ts";
import { CommandError } from "../errors.ts";
import { isSameSecret } from "../gateway/caller.ts";
import { type ControlEndpoint, writeControlFile } from "./controlFile.ts";

/**
 * Accepts commands from callers that can read the data directory: it listens on its own loopback port and
 * requires the secret of the control file. Resolves with `close`.
 */
export async function startControlServer(
	site: MaintenanceContext,
	publicApi: Omit<ControlEndpoint, "url" | "secret">,
): Promise<() => Promise<void>> {
	await removeLeftWorkFolders(site.dataDir);
	const secret = randomBytes(32).toString("base64url");
	let isBusy = false;
	const server = createServer(async (request, response) => {
		if (!isSameSecret(request.headers.authorization ?? "", `Bearer ${secret}`)) {
			return sendJson(response, 403, { message: "Only this installation's commands may connect." });
		}
		if (isBusy) {
			return sendJson(response, 409, { message: "Another command is under way; try again when it is done." });
		}
		isBusy = true;
		try {
			await runCommand(site, request, response);
		} catch (error) {
			sendError(request, response, error);
		} finally {
			isBusy = false;
		}
	});
	// The upload of a large backup may take longer than Node's limit for a request.
	server.requestTimeout = 0;
	await once(server.listen(0, "127.0.0.1"), "listening");
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const { BACKUP_EVERY, BACKUP_KEEP } = process.env;
	const backups = { BACKUP_EVERY, BACKUP_KEEP };
	const removeControlFile = await writeControlFile(site.dataDir, { url, secret, backups, ...publicApi });
	return async () => {
		removeControlFile();
		server.close();
		server.closeAllConnections();
	};
}

function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
	if (response.headersSent) {
		response.destroy();
		return;
	}
	// The error may come before the body was read; the rest of the body must not block the answer.
	request.resume();
	const isExpected = error instanceof CommandError;
	const code = (error as { code?: unknown } | null)?.code;
	const reason = isDiskFull(error) ? ": the site's disk is full" : typeof code === "string" ? ` (${code})` : "";
	sendJson(response, isExpected ? 422 : 500, {
		message: isExpected ? error.message : `The command failed${reason}; nothing was changed.`,
	});
}

function sendJson(response: ServerResponse, status: number, body: object): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function runCommand(site: MaintenanceContext, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const { pathname, searchParams } = new URL(request.url ?? "/", "http://control");
	switch (`${request.method} ${pathname}`) {
		case "POST /admins": {
			const { email = "", name = "Admin" } = Object.fromEntries(searchParams);
			return sendJson(response, 200, await site.runExclusive(() => addAdmin(site.sql, email, name)));
		}
		case "GET /backup": {
			const backup = Readable.from(createBackup(site, searchParams.has("runtime-data")));
			// Waits until all rows are copied; an earlier failure is answered with its reason.
			await once(backup, "readable");
			response.writeHead(200, { "content-type": "application/gzip" });
			return pipeline(backup, createGzip(), response);
		}
		case "GET /dump": {
			const archive = await createDump(site);
			response.writeHead(200, { "content-type": "application/gzip" });
			return pipeline(archive, createGzip(), response);
		}
		case "POST /restore": {
			const [isReplacing, withoutAdmins] = [searchParams.has("replace"), searchParams.has("without-admins")];
			return sendJson(response, 200, await restoreBackup(site, request, { isReplacing, withoutAdmins }));
		}
		case "GET /migrations":
			return sendJson(response, 200, await site.runExclusive(() => readSchemaVersions(site.sql)));
		default:
			throw new CommandError("The running site does not know this command; it is of another version: restart it.");
	}
}
