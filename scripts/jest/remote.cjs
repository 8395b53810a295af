/** Jest's configuration of a remote in a folder of its own. */
module.exports = {
	...require("./sources.cjs"),
	testEnvironment: require.resolve("./browserEnvironment.cjs"),
	setupFilesAfterEnv: ["@testing-library/jest-dom"],
	roots: ["<rootDir>/src"],
	testTimeout: 20_000,
};
