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

module.exports = {
	transform: {
		"\\.md$": require.resolve("./textFile.cjs"),
		"\\.inline\\.ts$": require.resolve("../../build/loaders/inlineScriptLoader.cjs"),
		"^.+\\.[mc]?[tj]sx?$": swc,
	},
	// Packages that are published only as ES modules.
	transformIgnorePatterns: [
		"/node_modules/(?!(?:@site|@preact/signals-core|@shikijs|any-ascii|oniguruma-to-es|oniguruma-parser|regex|regex-recursion|regex-utilities|tinypool)/)",
	],
	moduleNameMapper: { "(.+\\.inline\\.ts)\\?inline$": "$1", "\\.woff2(\\?basic)?$": require.resolve("./assetStub.cjs") },
};
