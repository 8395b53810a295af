import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { folderOf } from "./workspaces.js";

/* The build of each package to bundle, so that it is bundled once and can be tree-shaken. */

const require = createRequire(import.meta.url);

/** The production build; React Router's package resolves to its development build in every mode. */
export function productionRouter() {
	const main = require.resolve("react-router", { paths: [folderOf("@site/shared-ui")] });
	const folder = join(main.slice(0, main.indexOf("/dist/")), "dist/production");
	return { "react-router$": `${folder}/index.mjs`, "react-router/dom$": `${folder}/dom-export.mjs` };
}

/**
 * The federation plugin requests the CommonJS build of its runtime, the shell the ESM one: without these
 * aliases both are bundled, and neither can be tree-shaken. Shared packages never are, so build/shims
 * exports what this product uses of each.
 */
export function browserAliases() {
	const shim = (file) => join(import.meta.dirname, "shims", file);
	const { enhanced, tools, bundlerRuntime } = federationFolders();
	const runtime = dist("@module-federation/runtime", tools);
	const core = dist("@module-federation/runtime-core", runtime);
	const externalRuntime = dist("@module-federation/inject-external-runtime-core-plugin", enhanced);
	const styledComponents = dist("styled-components", folderOf("@site/shared-ui"));
	return {
		"original-federation-runtime$": join(runtime, "index.js"),
		"original-bundler-runtime$": join(bundlerRuntime, "bundler.js"),
		"original-container-entry$": join(bundlerRuntime, "initContainerEntry.js"),
		"original-federation-core$": join(core, "index.js"),
		[join(core, "utils/semver/index.js")]: shim("semver.js"),
		"@module-federation/runtime-tools/runtime-core$": shim("runtimeCore.js"),
		"@module-federation/runtime/helpers$": shim("helpers.js"),
		"@module-federation/runtime-tools": join(tools, "index.js"),
		[join(tools, "index.cjs")]: join(tools, "index.js"),
		[join(runtime, "index.cjs")]: shim("runtime.js"),
		[join(runtime, "bundler.js")]: shim("runtime.js"),
		[join(externalRuntime, "index.cjs")]: join(externalRuntime, "index.js"),
		[join(bundlerRuntime, "index.cjs")]: join(bundlerRuntime, "bundler.js"),
		[join(bundlerRuntime, "init.js")]: shim("init.js"),
		[join(bundlerRuntime, "getSharedFallbackGetter.js")]: shim("sharedFallback.js"),
		"styled-components-in-use$": shim("styledComponents.js"),
		"original-styled-components$": join(styledComponents, "styled-components.browser.esm.js"),
		"original-stylis$": join(dist("stylis", styledComponents), "../../index.js"),
		stylis$: shim("stylis.js"),
	};
}

/** The module that the development server of an external remote exposes. */
export const hotModule = join(import.meta.dirname, "hot/module.js");

/** For its files in hot/: the remote's sources, and both builds of React's JSX runtime. */
export function hotAliases(dir) {
	const jsxRuntime = (mode) => join(dist("react", dir), `cjs/react-jsx-runtime.${mode}.js`);
	return {
		"original-remote": dir,
		"original-jsx-development$": jsxRuntime("development"),
		"original-jsx-production$": jsxRuntime("production"),
		"react/jsx-runtime$": join(import.meta.dirname, "hot/jsxRuntime.js"),
	};
}

function federationFolders() {
	const enhanced = require.resolve("@module-federation/enhanced/rspack");
	const tools = dist("@module-federation/runtime-tools", enhanced);
	return { enhanced, tools, bundlerRuntime: dist("@module-federation/webpack-bundler-runtime", tools) };
}

/** The folder of a package's main file, resolved from another folder. */
function dist(name, from) {
	return dirname(require.resolve(name, { paths: [from] }));
}

/** A remote's entry takes the federation runtime from the shell, which saves 3 KB. */
export function externalRuntime() {
	return { [join(federationFolders().bundlerRuntime, "index.cjs")]: ["_FEDERATION_RUNTIME_CORE", "forRemotes"] };
}
