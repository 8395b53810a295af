import type { Handler } from "hono";
import { type Access, contractHeader, releasesFor } from "../../deployment/index.ts";
import type { Build } from "../build/loadBuild.ts";
import { etagOf, unlessNotModified } from "../cache/unlessNotModified.ts";
import { currentIp } from "../requests/currentRequest.ts";

interface Options {
	build: Pick<Build, "registry">;
	/** The releases that the sender of a header may see, or the status of a failure. */
	readAccess: (authorization: string, ip: string) => Promise<Access | number>;
}

/** The active releases. Lists remotes that need a session only for accounts that may open their pages. */
export function serveRegistry({ build, readAccess }: Options): Handler {
	return async ({ req }) => {
		const authorization = req.header("authorization") ?? "";
		// A reverse proxy may require a name and a password, which are no account of this site.
		const isAccount = authorization.startsWith("Bearer ");
		const headers = new Headers({ "cache-control": isAccount ? "private, no-store" : "no-cache", vary: "authorization" });
		const access = isAccount ? await readAccess(authorization, currentIp()) : "everyone";
		if (typeof access === "number") return new Response(null, { status: access, headers });
		const { revision, contract = "", ...registry } = build.registry();
		// The server has already compared the imports, so they are left out.
		const remotes = Object.entries(releasesFor(access, registry)).map(([id, remote]) => [id, { ...remote, imports: undefined }]);
		const body = JSON.stringify({ revision, remotes: Object.fromEntries(remotes) });
		headers.set("content-type", "application/json");
		headers.set("etag", etagOf(body + contract));
		headers.set(contractHeader, contract);
		return unlessNotModified(req.raw, headers, () => new Response(body, { headers }));
	};
}
