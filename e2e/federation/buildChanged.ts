import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../", import.meta.url));
const run = promisify(execFile);

export const changedVersion = "9.0.0-changed";

/** What a changed remote shows that the first one does not. */
const changes = {
	public: [
		{ file: "src/layout/header/MainNav.tsx", from: 'aria-label="Main"', to: 'aria-label="Main, changed"' },
		{ file: "src/contact/ContactScreen.tsx", from: "Messages land in one inbox", to: "Changed messages land in one inbox" },
	],
	admin: [{ file: "src/layout/menu/menu.ts", from: 'label: "Profile"', to: 'label: "Profile, changed"' }],
};

/**
 * Builds a copy of a remote's sources in which a few words are others, alone and with its own configuration,
 * into the place. It is kept as long as the version that it was made from is.
 */
export async function buildChanged(id: keyof typeof changes, from: string, place: string): Promise<void> {
	if (existsSync(place)) return;
	const kept = join(root, ".cache/changed", `${id}-${from}`);
	if (!existsSync(kept)) await build(id, kept);
	await cp(kept, place, { recursive: true });
}

async function build(id: keyof typeof changes, place: string) {
	await mkdir(dirname(place), { recursive: true });
	const workshop = await mkdtemp(join(root, ".cache/changing-"));
	try {
		const app = `remote-${id}`;
		for (const name of ["src", "package.json", "rspack.config.js"]) {
			await cp(join(root, app, name), join(workshop, app, name), { recursive: true });
		}
		for (const name of ["rspack.shared.js", "site.config.ts"]) await symlink(join(root, name), join(workshop, name));
		for (const { file, from, to } of changes[id]) {
			const text = await readFile(join(workshop, app, file), "utf8");
			if (!text.includes(from)) throw new Error(`${file} does not say ${from} any more.`);
			await writeFile(join(workshop, app, file), text.replace(from, to));
		}
		await run(process.execPath, [join(root, "node_modules/@rspack/cli/bin/rspack.js"), "build"], {
			cwd: join(workshop, app),
			env: { ...process.env, NODE_ENV: "production", SITE_DIST: join(workshop, "dist"), APP_VERSION: changedVersion },
		});
		// Another worker may have been faster with the same.
		await rename(join(workshop, "dist/remotes", id, changedVersion), place).catch(() => {});
	} finally {
		await rm(workshop, { recursive: true, force: true });
	}
}
