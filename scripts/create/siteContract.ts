import { createHash } from "node:crypto";
import type { ContractTypes } from "../../shell/deployment/manifest.ts";
import { CreateError } from "./Plan.ts";

/** The content of /remotes/contract.json. */
export interface SiteContract {
	format: typeof contractFormat;
	/** The running shell's version. */
	version: string;
	sharedVersions: Record<string, string>;
	types: ContractTypes;
	files: Record<string, { size: number; integrity: string }>;
}

/** Increase it when an older create-remote.tgz could not read the new form. */
export const contractFormat = 1;

/** The packages that a remote installs. */
export const packageFiles = ["shared-ui.tgz", "shared-data.tgz", "build.tgz"];

export const templatesFile = "templates.json";

export const integrityOf = (content: Uint8Array) => `sha512-${createHash("sha512").update(content).digest("base64")}`;

/** Reads a running site's contract; its files are downloaded by `read` and compared with their hashes. */
export async function readSiteContract(from: string) {
	const origin = originOf(from);
	const contract = parse((await download(origin, "contract.json")).toString(), origin);
	const read = async (file: string): Promise<Buffer> => {
		const content = await download(origin, file);
		if (contract.files[file]?.integrity === integrityOf(content)) return content;
		throw new CreateError(`${file} of ${origin} differs from its hash in contract.json. Try again after the site's update.`);
	};
	return { origin, contract, read };
}

function originOf(from: string): string {
	const { protocol, hostname, origin } = URL.canParse(from) ? new URL(from) : { protocol: "", hostname: "", origin: "" };
	const isOwnMachine = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
	if (protocol === "https:" || (protocol === "http:" && isOwnMachine)) return origin;
	throw new CreateError(`${from} must be the https URL of a site; http is only for localhost, 127.0.0.1 and [::1].`);
}

const timeoutMs = 60_000;

async function download(origin: string, file: string): Promise<Buffer> {
	const url = `${origin}/remotes/${file}`;
	try {
		const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
		if (response.ok) return Buffer.from(await response.arrayBuffer());
		if (response.status === 404) throw new CreateError(`${origin} offers no contract. Its owner can set REMOTE_CONTRACT=on.`);
		const location = response.headers.get("location");
		if (location) throw new CreateError(`${url} redirects to ${location}. Use that site's URL.`);
		throw new CreateError(`${url} answers with status ${response.status}. Try again later.`);
	} catch (error) {
		if (error instanceof CreateError) throw error;
		const { message, cause } = error as Error & { cause?: Error };
		throw new CreateError(`${url} cannot be read: ${cause?.message ?? message}.`);
	}
}

function parse(text: string, origin: string): SiteContract {
	try {
		const contract = JSON.parse(text) as SiteContract;
		if (contract.format === contractFormat) return contract;
	} catch {
		// Another program answers with a page.
	}
	throw new CreateError(`${origin} has a contract of another form. Use "npx ${origin}/remotes/create-remote.tgz".`);
}
