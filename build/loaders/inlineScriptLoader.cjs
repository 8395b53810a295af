const { buildSync } = require("esbuild");

// A prologue "use strict" would be bytes of every page.
const options = { bundle: true, minify: true, target: "es2022", write: false, tsconfigRaw: {} };

const textOf = (path) => JSON.stringify(buildSync({ ...options, entryPoints: [path] }).outputFiles[0].text.trim());

/** Build loader of `*.inline.ts`, an inline script of the document: its text, minified with its imports. */
module.exports = function () {
	return `export default ${textOf(this.resourcePath)};`;
};

/** The same as a Jest transform. */
module.exports.process = (_, path) => ({ code: `module.exports = { __esModule: true, default: ${textOf(path)} };` });
