import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { appBuilds } from "./build/app.js";
import { isServing } from "./build/common.js";
import { distFolder } from "./build/distFolder.js";
import { hotModule } from "./build/packageAliases.js";
import { packageOf } from "./build/workspaces.js";

/*
 * The federation contract: host, remotes and the packages that they share. The builds are in build/. Why each
 * setting is here: docs/decisions/0001-one-runtime-few-singletons.md and
 * docs/decisions/0003-hashes-and-types-check-releases.md.
 */

/**
 * The shell: it has no remotes at build time. `worker` is the program of its server's second thread;
 * `hasFonts` says whether its documents name the theme's fonts.
 */
export function federatedHost({ dir, port, worker, hasFonts = false }) {
	return appBuilds({ dir, port, worker, hasFonts, publicPath: "/assets/", rendersOnServer: true, federation: host });
}

/**
 * A remote: exposes only `./module`; its remote.json describes it. A site builds an internal remote with its
 * shell, like a frame.
 */
export function federatedRemote({ dir, port, isInternal = false }) {
	const declared = JSON.parse(readFileSync(join(dir, "remote.json"), "utf8"));
	const { id, area, access } = declared;
	const isFrame = isInternal || id === area;
	return appBuilds({
		dir,
		id,
		declared,
		isFrame,
		port,
		builds: isFrame ? join(distFolder, "remotes", id) : join(dir, "dist"),
		publicPath: "auto",
		rendersOnServer: area === "public" && access === "everyone",
		federation: remote({ id, isFrame }),
	});
}

const host = {
	ranges: sharedRanges(),
	name: (version) => federatedName("shell", version),
	plugin: (version, { isServer = false } = {}) =>
		new ModuleFederationPlugin({
			name: host.name(version),
			shared: shared({ isShell: true, isServer }),
			...commonSettings,
			experiments: isServer ? serverExperiments : { provideExternalRuntime: true, ...browserExperiments },
		}),
};

const remote = ({ id, isFrame }) => ({
	ranges: sharedRanges(),
	name: (version) => federatedName(`remote_${id}`, version),
	plugin(version, { isServer = false } = {}) {
		const name = this.name(version);
		return new ModuleFederationPlugin({
			name,
			filename: isServer ? "remoteEntry.cjs" : "remoteEntry.js",
			exposes: { "./module": { import: isServing && !isFrame ? hotModule : "./src/module.ts", name: "module" } },
			library: isServer ? { type: "commonjs-module" } : { type: "var", name },
			shared: shared({ isShell: false, isServer }),
			...commonSettings,
			experiments: isServer ? serverExperiments : { externalRuntime: true, ...browserExperiments },
		});
	},
});

const commonSettings = {
	shareStrategy: "loaded-first",
	// The registry lists a build's files, and TypeScript checks its interface.
	manifest: false,
	dts: false,
};

const serverExperiments = { optimization: { target: "node" } };

const browserExperiments = { optimization: { target: "web", disableSnapshot: true, disableRemote: true } };

/** If two versions of a remote shared a name, the old module would get the new chunks after a swap. */
function federatedName(name, version) {
	return `${name}_${version}`.replace(/\W/g, "_");
}

/**
 * The singletons: packages that must exist once per page. They load with the shell (eager) and no remote
 * bundles them. The shell refuses a remote whose contract it cannot meet before the remote runs.
 */
function shared({ isShell, isServer = false }) {
	const role = isShell ? { eager: true } : { import: false };
	const library = (owner, name) => ({ singleton: true, requiredVersion: dependency(owner, name), ...role });
	const workspace = (name) => {
		const { version } = packageOf(name);
		return { singleton: true, version, requiredVersion: `^${version}`, ...role };
	};
	return {
		react: library("@site/shared-ui", "react"),
		"react-dom": library("@site/shared-ui", "react-dom"),
		"styled-components": isShell && !isServer ? styledComponentsInUse() : library("@site/shared-ui", "styled-components"),
		jotai: library("@site/shared-data", "jotai"),
		"@site/shared-ui": workspace("@site/shared-ui"),
		"@site/shared-ui/router": workspace("@site/shared-ui"),
		"@site/shared-data": workspace("@site/shared-data"),
	};
}

/** In the browser the shell shares only the exports in use; lint bans the others. */
function styledComponentsInUse() {
	const requiredVersion = dependency("@site/shared-ui", "styled-components");
	const version = requiredVersion.slice(1);
	return { singleton: true, eager: true, requiredVersion, version, import: "styled-components-in-use" };
}

/** A remote's contract: caret ranges of all shared packages. */
function sharedRanges() {
	const entries = Object.entries(shared({ isShell: false }));
	return Object.fromEntries(entries.map(([name, { requiredVersion }]) => [name, requiredVersion]));
}

/** A caret range, so that a remote with a newer patch version still runs with the shell's copy. */
function dependency(owner, name) {
	return `^${packageOf(owner).devDependencies[name]}`;
}
