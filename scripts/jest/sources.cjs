/* Jest's transforms of TypeScript and packages, for this project and for external remotes. */
const swc = [
	require.resolve("@swc/jest"),
	{
		jsc: {
			parser: { syntax: "typescript", tsx: true },
			target: "es2022",
			transform: { react: { runtime: "automatic" } },
		},
		module: { type: "commonjs" },
	},
];

/** Packages that are published only as ES modules. */
const modulesOnly = [
	"@preact/signals-core",
	"@shikijs",
	"@site",
	"any-ascii",
	"character-entities",
	"decode-named-character-reference",
	"devlop",
	"estree-util-[a-z-]+",
	"micromark[a-z0-9-]*",
	"oniguruma-parser",
	"oniguruma-to-es",
	"regex",
	"regex-recursion",
	"regex-utilities",
	"tinypool",
	"unist-util-[a-z-]+",
	"vfile-message",
];

module.exports = {
	transform: {
		"\\.md$": require.resolve("./textFile.cjs"),
		"\\.inline\\.ts$": require.resolve("../../build/loaders/inlineScriptLoader.cjs"),
		"^.+\\.[mc]?[tj]sx?$": swc,
	},
	transformIgnorePatterns: [`/node_modules/(?!(?:${modulesOnly.join("|")})/)`],
	moduleNameMapper: { "(.+\\.inline\\.ts)\\?inline$": "$1", "\\.woff2(\\?basic)?$": require.resolve("./assetStub.cjs") },
};
