/** Options of Stryker for the files and the Jest project that runMutations.ts names. */
export default {
	mutate: JSON.parse(process.env.MUTATED_FILES),
	// In a copy of the project, whose own packages link to the copy.
	inPlace: true,
	plugins: ["@stryker-mutator/jest-runner", "./scripts/mutations/runner.mjs", "./scripts/mutations/ignoreLogs.mjs"],
	ignorers: ["logs"],
	testRunner: "covering-jest",
	// The coverage says which tests concern a mutant; Jest would not see sources outside the roots.
	jest: { projectType: "custom", configFile: "scripts/mutations/jest.config.cjs", enableFindRelatedTests: false },
	coverageAnalysis: "perTest",
	// Texts are quoted by tests of what a person reads, where it matters.
	mutator: { excludedMutations: ["StringLiteral"] },
	incremental: true,
	force: process.env.MUTATIONS_REPEATED === "true",
	incrementalFile: process.env.MUTATION_MEMORY,
	reporters: ["json"],
	jsonReporter: { fileName: process.env.MUTATION_REPORT },
	concurrency: 2,
	timeoutMS: 3000,
	disableTypeChecks: false,
	allowConsoleColors: false,
	tempDirName: ".cache/stryker",
};
