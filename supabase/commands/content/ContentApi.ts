import { createHmac } from "node:crypto";
import { loadOrCreateSecrets } from "../../../embedded/data-dir/secrets.ts";
import { CommandError } from "../../../embedded/errors.ts";
import { readHostedProject } from "../../hostedProject.ts";
import { readDataDir, withSite } from "../../withSite.ts";
import { type ContentApi, createContentApi } from "./ContentApi.ts";

/**
 * Runs `work` on the content of this machine's site, whether it runs or not, or of a hosted project. The
 * rights are those of the service role: an admin may not bring ids and times along.
 */
export function withContentApi<Result>(env: NodeJS.ProcessEnv, work: (api: ContentApi) => Promise<Result>): Promise<Result> {
	if (env.SUPABASE_URL) {
		const { url, secretKey } = readHostedProject(env);
		if (secretKey === undefined) {
			throw new CommandError("SUPABASE_SECRET_KEY must hold the project's secret key: drafts keep their ids and times.");
		}
		return work(createContentApi({ url, key: secretKey, token: () => secretKey, imageOrigin: url }));
	}
	return withSite(env, async ({ siteUrl, publishableKey }) => {
		const { jwtSecret } = await loadOrCreateSecrets(readDataDir(env));
		const token = () => signServiceToken(jwtSecret);
		return work(createContentApi({ url: siteUrl, key: publishableKey, token, imageOrigin: "" }));
	});
}

const tokenSeconds = 60;

/** For one request: the gateway takes only small bodies without a token. */
function signServiceToken(secret: string): string {
	const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const claims = { role: "service_role", exp: Math.floor(Date.now() / 1000) + tokenSeconds };
	const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
	return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}
