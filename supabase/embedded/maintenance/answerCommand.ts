import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { addAdmin } from "./addAdmin.ts";
import { createBackup } from "./createBackup.ts";
import { describeRights } from "./describeRights.ts";
import type { MaintainedSite } from "./MaintainedSite.ts";
import { Refusal } from "./Refusal.ts";
import { readSchemaVersions } from "./readSchemaVersions.ts";
import { restoreBackup } from "./restoreBackup.ts";

/** One command of the control door. */
export async function answerCommand(site: MaintainedSite, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const { pathname, searchParams } = new URL(request.url ?? "/", "http://control");
	switch (`${request.method} ${pathname}`) {
		case "POST /admins":
			return tell(response, await addAdmin(site, searchParams.get("email") ?? "", searchParams.get("name") ?? "Admin"));
		case "GET /backup":
			response.writeHead(200, { "content-type": "application/gzip" });
			return pipeline(Readable.from(createBackup(site)), createGzip(), response);
		case "POST /restore":
			return tell(response, await restoreBackup(site, request, searchParams.get("replace") === "yes"));
		case "GET /state":
			return tell(
				response,
				await site.serially(async () => ({
					schema: await readSchemaVersions(site.driver),
					rights: await describeRights(site.driver),
				})),
			);
		default:
			throw new Refusal("The running site does not know this command; it is of another version: restart it.");
	}
}

function tell(response: ServerResponse, body: object): void {
	response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}
