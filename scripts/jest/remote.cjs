/** Jest's configuration of an external remote. */
module.exports = {
	...require("./sources.cjs"),
	testEnvironment: require.resolve("./browserEnvironment.cjs"),
	setupFilesAfterEnv: ["@testing-library/jest-dom"],
	roots: ["<rootDir>/src"],
	testTimeout: 20_000,
};
