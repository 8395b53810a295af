import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { packPackages } from "../../scripts/create/packContract.ts";

const execute = promisify(execFile);

/** Rejects with the output from its first error on. */
const run = (program: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv }) =>
	execute(program, args, { ...options, maxBuffer: 1e7 }).catch((error: { message: string; stdout: string; stderr: string }) => {
		const output = error.stderr + error.stdout;
		throw new Error(/^.*\berror\b[^]*/im.exec(output)?.[0] ?? error.message);
	});

const root = fileURLToPath(new URL("../../", import.meta.url));
const readJson = async (file: string) => JSON.parse(await readFile(file, "utf8"));

const nodePackage = `node-${process.platform}-${process.arch}`;
const otherNode = "22.23.5";

/** The versions of this site, and the next or previous ones. */
export const versions = {
	rspack: ["2.2.9", "2.3.3"],
	enhanced: ["2.9.2", "2.9.3"],
	react: ["19.3.1", "19.2.9"],
	node: [process.versions.node, otherNode],
} as const;

export interface Combination {
	rspack: string;
	enhanced: string;
	react: string;
}

/** A host and a remote in a temporary folder with the packed contract, and the versions to install. */
export class MatrixFolder {
	private constructor(readonly path: string) {}

	static async create(): Promise<MatrixFolder> {
		const path = await mkdtemp(join(tmpdir(), "matrix-"));
		await cp(join(root, "e2e/matrix/app"), path, { recursive: true });
		for (const [app, build] of Object.entries(configs)) await writeFile(join(path, app, "rspack.config.js"), build);
		await writeFile(join(path, "remote/package.json"), JSON.stringify({ name: "matrix", version: "1.0.0", type: "module" }));
		await packPackages(join(path, "packages"));
		return new MatrixFolder(path);
	}

	/** Installs a combination; resolves with the versions that npm has installed. */
	async install({ rspack, enhanced, react }: Combination): Promise<Combination> {
		const { devDependencies } = await readJson(join(root, "docs/examples/remote-garden/package.json"));
		const ui = await readJson(join(root, "shared-ui/package.json"));
		const tools = Object.entries<string>(devDependencies).filter(([name]) => !/jest|testing-library|dev-server/.test(name));
		const fonts = Object.entries(ui.devDependencies).filter(([name]) => name.startsWith("@fontsource"));
		const chosen = { "@rspack/core": rspack, "@module-federation/enhanced": enhanced, react, "react-dom": react };
		const manifest = {
			private: true,
			type: "module",
			devDependencies: { ...Object.fromEntries([...tools, ...fonts]), ...chosen, [nodePackage]: otherNode },
			overrides: chosen,
		};
		await writeFile(join(this.path, "package.json"), JSON.stringify(manifest));
		await rm(join(this.path, "package-lock.json"), { force: true });
		// npm keeps the packages of earlier combinations, and asks the registry about new ones only.
		await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: this.path });
		// A site with another React names it here.
		const shared = join(this.path, "node_modules/@site/shared-ui/package.json");
		const declared = await readJson(shared);
		Object.assign(declared.devDependencies, { react, "react-dom": react });
		await writeFile(shared, JSON.stringify(declared));
		const versionOf = async (name: string) => (await readJson(join(this.path, "node_modules", name, "package.json"))).version;
		const [own, federation, dom] = ["@rspack/core", "@module-federation/enhanced", "react-dom"];
		return { rspack: await versionOf(own), enhanced: await versionOf(federation), react: await versionOf(dom) };
	}

	/** Builds and renders with a version of Node; resolves with the server's HTML and a folder to serve. */
	async build(node: string): Promise<{ html: string; folder: string }> {
		const dist = join(this.path, "built", node);
		const program = node === otherNode ? join(this.path, "node_modules", nodePackage, "bin/node") : process.execPath;
		const env = { ...process.env, NODE_ENV: "production", APP_VERSION: "1", SITE_DIST: dist };
		const rspack = join(this.path, "node_modules/@rspack/cli/bin/rspack.js");
		await Promise.all(Object.keys(configs).map((app) => run(program, [rspack, "build"], { cwd: join(this.path, app), env })));
		const [main, entry] = [join(dist, "shell/1/server/main.cjs"), join(this.path, "remote/dist/1/server/remoteEntry.cjs")];
		await writeFile(join(dist, "package.json"), '{ "type": "commonjs" }');
		await writeFile(join(this.path, "remote/dist/package.json"), '{ "type": "commonjs" }');
		const rendered = JSON.parse((await run(program, [main, entry], { env })).stdout);
		if (rendered.node !== node) throw new Error(`Node ${rendered.node} has rendered instead of ${node}.`);
		const { scripts } = await readJson(join(dist, "shell/1/browser/entry.json"));
		const folder = join(dist, "site");
		await rm(folder, { recursive: true, force: true });
		await mkdir(folder);
		await cp(join(dist, "shell/1/browser"), join(folder, "assets"), { recursive: true });
		await cp(join(this.path, "remote/dist/1"), join(folder, "remote"), { recursive: true });
		const starters = scripts.map(({ file }: { file: string }) => `<script defer src="/assets/${file}"></script>`).join("");
		const head = `<title>Matrix</title><link rel="icon" href="data:,">${rendered.styles}${starters}`;
		const document = `<!doctype html><html lang="en"><head>${head}</head><body><div id="root">${rendered.html}</div></body></html>`;
		await writeFile(join(folder, "index.html"), document);
		return { html: rendered.html, folder };
	}

	remove = () => rm(this.path, { recursive: true, force: true });
}

const configs = {
	host: `import { federatedHost } from "@site/build";
const [browser, server] = federatedHost({ dir: import.meta.dirname })();
export default [browser, { ...server, entry: { main: "./server/render.tsx" } }];\n`,
	remote: `import { federatedRemote } from "@site/build";
export default federatedRemote({ dir: import.meta.dirname });\n`,
};
