import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { environmentOf } from "../../build/environmentOf.mjs";
import { type FindProgram, mallocLimit, serverFlags } from "../../build/findProgram.ts";
import { distFolder, root } from "../../build/paths.ts";
import { readShellVersion } from "../../shell/deployment/disk/index.ts";
import { parseManifest, toUsable } from "../../shell/deployment/index.ts";
import { originOf } from "../../shell/server/environment.ts";
import type { ChosenBackend } from "./chooseBackend.ts";
import type { Supervisor } from "./Supervisor.ts";

/** Starts the built site's server; resolves with its URL when it listens. */
export async function startSite(
	listenOptions: { host: string; port: number },
	backend: ChosenBackend,
	supervisor: Supervisor,
	dist = distFolder,
): Promise<string> {
	const program = await siteProgram(listenOptions, backend, dist);
	const { port } = await supervisor.run<{ type: "ready"; port: number }>(program);
	program.env.PORT = String(port);
	return originOf({ host: listenOptions.host, port });
}

/** The program of the built site's server. */
export const siteProgram = async (
	{ host, port }: { host: string; port: number },
	backend: Pick<ChosenBackend, "url" | "publishableKey" | "pagesFolder" | "proxySecret">,
	dist: string,
) => ({
	name: "site",
	options: { execArgv: serverFlags },
	// Reads no backend, so that an outage restarts nothing.
	healthPath: "/config.json",
	file: join(dist, "shell", await readShellVersion(dist), "server/main.cjs"),
	env: {
		...environmentOf("site"),
		NODE_ENV: "production",
		...mallocLimit,
		HOST: host,
		PORT: String(port),
		SITE_DIST: dist,
		SITE_PUBLIC: join(root, "shell/public"),
		SITE_PAGES: backend.pagesFolder,
		BACKEND_URL: backend.url,
		BACKEND_KEY: backend.publishableKey,
		BACKEND_PROXY_SECRET: backend.proxySecret,
	} as NodeJS.ProcessEnv,
});

/** Starts the process that sends queued mail, with links to the site's URL. */
export async function startMailer(
	siteUrl: string,
	backend: ChosenBackend,
	supervisor: Supervisor,
	findProgram: FindProgram,
): Promise<void> {
	await supervisor.run({
		name: "mailer",
		// It stores the results of mails that it has just sent.
		stopsFirst: true,
		...(await findProgram("mailer")),
		env: {
			...environmentOf("mailer"),
			BACKEND_URL: backend.url,
			BACKEND_SECRET_KEY: backend.secretKey,
			MAIL_OUTBOX: backend.outbox,
			SITE_URL: siteUrl,
		} as NodeJS.ProcessEnv,
	});
}

/** Starts the development servers: the shell on PORT, the remotes after it, external remotes last. */
export const startDevServers =
	(guestFolders: string[]): typeof startSite =>
	async ({ host, port }, backend, supervisor) => {
		const origin = (offset: number) => originOf({ host, port: port + offset });
		const folders = [
			...["shell", "remote-public", "remote-admin"].map((name) => join(root, name)),
			...guestFolders.map((folder) => resolve(folder)),
		];
		const remotes = folders.slice(1).map((folder, at) => {
			const manifest = parseManifest(JSON.parse(readFileSync(join(folder, "remote.json"), "utf8")));
			const build = { version: "development", entry: `${origin(at + 1)}/remoteEntry.js`, integrity: "" };
			return [manifest.id, toUsable(manifest, build)];
		});
		const deployment = { revision: 0, remotes: Object.fromEntries(remotes) };
		const config = {
			supabaseUrl: backend.proxySecret ? origin(0) : backend.url,
			supabaseKey: backend.publishableKey,
		};
		for (const [offset, cwd] of folders.entries()) {
			const packages = existsSync(join(cwd, "node_modules/@rspack/cli")) ? cwd : root;
			supervisor.addChild(
				spawn(process.execPath, [join(packages, "node_modules/@rspack/cli/bin/rspack.js"), "serve"], {
					cwd,
					stdio: ["ignore", "inherit", "inherit"],
					env: {
						...environmentOf(),
						HOST: host,
						DEV_PORT: String(port + offset),
						DEV_DEPLOYMENT: JSON.stringify(deployment),
						DEV_CONFIG: JSON.stringify(config),
						...(backend.proxySecret ? { BACKEND_URL: backend.url } : {}),
					},
				}),
			);
		}
		return origin(0);
	};
