import { Button } from "@site/shared-ui";
import { findIncompatibility, parseBuild, toUsable } from "../../deployment/index.ts";
import { showInCorner } from "../errors/cornerNotices.tsx";
import type { createAdminClient } from "../session/createAdminClient.ts";
import type { Override } from "./createRemotes.ts";
import { startDevelopmentShell } from "./startDevelopmentShell.ts";

/** The shell's shared packages and the fingerprint of its contract; the build defines them. */
declare const SITE_SHARED_VERSIONS: Record<string, string>;
declare const SITE_CONTRACT: string;
declare const SITE_REFRESHES: boolean;

const parameter = "remote";

/** Another machine's build would run with the admin's session, and anybody can send a link. */
const pattern = /^([a-z][a-z0-9-]*)@(http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/[\w./-]*)?)$/;

/**
 * The build that `?remote=<id>@<url>` names, kept for this tab until it is dismissed; undefined without an
 * admin's session. A notice on the page names the build or the reason of the refusal.
 */
export async function readRemoteOverride({ repositories }: ReturnType<typeof createAdminClient>): Promise<Override | undefined> {
	const asked = new URLSearchParams(location.search).get(parameter) ?? tabStorage()?.getItem(parameter);
	const [, id, address] = pattern.exec(asked ?? "") ?? [];
	if (!asked || !id || !address) return undefined;
	const { session } = await repositories();
	const user = await session.current().catch(() => null);
	if (!user?.isAdmin) return undefined;
	tabStorage()?.setItem(parameter, asked);
	try {
		const remote = await describe(id, `${address.replace(/\/$/, "")}/`);
		const isDeveloped = remote.version === "development";
		const isReloaded = isDeveloped && !SITE_REFRESHES;
		if (isReloaded) await startDevelopmentShell();
		const reason = "A change reloads it, because this site has no development build of its shell.";
		showNotice(`This tab loads the remote "${id}" from ${address}.${isReloaded ? ` ${reason}` : ""}`);
		return { id, remote, isDeveloped };
	} catch (error) {
		showNotice(`The remote "${id}" could not be loaded from ${address}: ${(error as Error).message}`);
		return undefined;
	}
}

/** Undefined in a browser that blocks storage: the build is then loaded for one document. */
function tabStorage(): Storage | undefined {
	try {
		return sessionStorage;
	} catch {
		return undefined;
	}
}

async function describe(id: string, folder: string): Promise<Override["remote"]> {
	const read = async (file: string) => {
		const response = await fetch(folder + file, { cache: "no-store" });
		if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
		return response;
	};
	const build = parseBuild(await (await read("remote.json")).json());
	if (build.id !== id) throw new Error(`it is the build of ${build.id}.`);
	// A development server shares its sources.
	const types = SITE_CONTRACT ? await (await fetch(`/assets/contract.${SITE_CONTRACT}.json`)).json() : undefined;
	const incompatible = findIncompatibility(build, SITE_SHARED_VERSIONS, types);
	if (incompatible) throw new Error(incompatible);
	const hash = await crypto.subtle.digest("SHA-256", await (await read("remoteEntry.js")).arrayBuffer());
	const integrity = `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
	return toUsable(build, { version: build.version, entry: `${folder}remoteEntry.js`, integrity });
}

function showNotice(text: string): void {
	const giveUp = () => {
		tabStorage()?.removeItem(parameter);
		const url = new URL(location.href);
		url.searchParams.delete(parameter);
		location.replace(url);
	};
	showInCorner(
		<Button size="small" onClick={giveUp}>
			Use the published one
		</Button>,
		text,
		"info",
	);
}
