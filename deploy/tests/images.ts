import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, realpath, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../build/paths.ts";
import type { Podman } from "./Podman.ts";

const run = promisify(execFile);

/** The value after a name in a file of deploy/. */
export const readDeployed = (file: string, name: string): string =>
	new RegExp(`${name}[:=] *(\\S+)$`, "m").exec(readFileSync(join(root, "deploy", file), "utf8"))?.[1] ?? "";

export const nodeImage = readDeployed("Dockerfile", "ARG NODE_IMAGE");

/**
 * Makes an image like Node's official one, from Debian and this machine's Node, so that no registry is
 * needed.
 */
export async function makeNodeImage(podman: Podman): Promise<void> {
	const npm = join((await run("npm", ["root", "--global"])).stdout.trim(), "npm");
	await makeImage(
		podman,
		nodeImage,
		"bookworm",
		["libstdc++6"],
		[
			'chroot "$1" useradd --uid 1000 --create-home node',
			'mkdir -p "$1/usr/local/lib/node_modules"',
			`copy-in ${await realpath(process.execPath)} /usr/local/bin`,
			`copy-in ${await realpath(npm)} /usr/local/lib/node_modules`,
			'ln -s ../lib/node_modules/npm/bin/npm-cli.js "$1/usr/local/bin/npm"',
		],
	);
}

const postgresImage = readDeployed("compose.yaml", "  postgres:\n    image");

/** Builds an image from Debian's packages that compose.yaml can use like PostgreSQL's official one. */
export async function makePostgresImage(podman: Podman): Promise<void> {
	const hooks = [
		`copy-in ${join(root, "deploy/tests/postgresEntrypoint.sh")} /usr/local/bin`,
		'chroot "$1" install -d -o postgres -g postgres -m 1777 /var/lib/postgresql/data',
	];
	await makeImage(podman, postgresImage, "trixie", ["postgresql-17"], hooks, [
		"ENV PATH=/usr/lib/postgresql/17/bin:/usr/bin:/bin",
		"ENV LANG=C.UTF-8",
		"ENV PGDATA=/var/lib/postgresql/data",
		"STOPSIGNAL SIGINT",
		"VOLUME /var/lib/postgresql/data",
		'ENTRYPOINT ["sh", "/usr/local/bin/postgresEntrypoint.sh"]',
	]);
}

export const systemdImage = "localhost/systemd";

/** Makes an image of a Debian with systemd and this machine's Node; nginx is installed and does not run. */
export async function makeSystemdImage(podman: Podman): Promise<void> {
	const packages = ["curl", "dbus", "iproute2", "libstdc++6", "nginx", "openssl", "systemd", "systemd-sysv"];
	const hooks = [`copy-in ${await realpath(process.execPath)} /usr/bin`, 'chroot "$1" systemctl disable nginx'];
	await makeImage(podman, systemdImage, "bookworm", packages, hooks);
}

/** Builds deploy/Dockerfile, with this machine's settings and cache of npm. */
export async function buildSiteImage(podman: Podman): Promise<void> {
	const cache = join(homedir(), ".npm");
	await mkdir(cache, { recursive: true });
	const mounts = [
		`${cache}:/root/.npm`,
		...[`${homedir()}/.npmrc:/root/.npmrc:ro`, "/etc/ssl/certs:/etc/ssl/certs:ro"].filter((mount) =>
			existsSync(mount.split(":")[0] as string),
		),
	];
	const args = [
		"--pull=never",
		"--network=host",
		"--layers=false",
		"--jobs=2",
		"--format=docker",
		"--file=deploy/Dockerfile",
		"--tag=site",
	];
	await podman.run("build", ...args, ...mounts.map((mount) => `--volume=${mount}`), root);
	await podman.run("image", "prune", "--force");
}

async function makeImage(
	podman: Podman,
	name: string,
	release: string,
	packages: string[],
	hooks: string[],
	changes: string[] = [],
): Promise<void> {
	const file = join(podman.folder, "base.tar");
	// Like Debian's own slim images: no manuals, no translations, one /usr.
	const leftOut = ["man", "doc", "locale", "info"].map((folder) => `--dpkgopt=path-exclude=/usr/share/${folder}/*`);
	await run("mmdebstrap", [
		"--variant=minbase",
		"--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr",
		`--include=${["usr-is-merged", ...packages].join(",")}`,
		...leftOut,
		...hooks.map((hook) => `--customize-hook=${hook}`),
		release,
		file,
		"http://deb.debian.org/debian",
	]);
	await podman.run("import", ...changes.map((change) => `--change=${change}`), file, name);
	await rm(file);
}
