// Tests set their variables themselves; the machine's .env is not read.
process.env.ENV_FILE = "";
// The owner sits where a new site is: its times have no zone's name.
process.env.TZ = "Asia/Jakarta";
// A test of the log sets its own level.
process.env.LOG_LEVEL = "silent";
// Styled rules are inserted one by one; as text, each would have the whole sheet parsed again.
process.env.SC_DISABLE_SPEEDY = "false";

const base = {
	rootDir: __dirname,
	...require("./scripts/jest/sources.cjs"),
	modulePathIgnorePatterns: ["<rootDir>/dist/", "<rootDir>/.cache/", "<rootDir>/storybook-static/"],
};

const database = {
	...base,
	testEnvironment: "node",
	// Also folders without tests: Jest finds a change's tests by the imports between files of the roots.
	roots: ["supabase", "shared-data/src", "shell/deployment", "build"].map((folder) => `<rootDir>/${folder}`),
	globalSetup: "<rootDir>/supabase/testing/prepareFirstStarts.ts",
	setupFilesAfterEnv: ["<rootDir>/scripts/jest/setDatabaseTimeout.cjs"],
};

// Tests that take minutes: the admin's commands, damaged directories, rights with every guard dropped once,
// the upgrade of a database of 3.0.0, plans of 10,000 rows, the slowest markdown, installations, what
// `npm run create` makes, and sixteen processes.
const operations = [
	"/operations/.*\\.test\\.ts$",
	"/rights/(?:mutations|everyTable)\\.test\\.ts$",
	"/catalog/upgrade\\.test\\.ts$",
	"/testing/plans\\.test\\.ts$",
	"/markdown/speed\\.test\\.ts$",
	"/(?:create/(?:output|createRemote)|install/ensureInstalled)\\.test\\.ts$",
	"/remote/publishTogether\\.test\\.ts$",
];

/** Unit, component and database suites; browser journeys run with Playwright (e2e/). */
module.exports = {
	// For a machine that does other things as well. Only failing tests take that long.
	testTimeout: 20_000,
	projects: [
		{
			...base,
			displayName: "components",
			testEnvironment: "<rootDir>/scripts/jest/browserEnvironment.cjs",
			roots: ["<rootDir>/shared-ui/src", "<rootDir>/remote-public/src", "<rootDir>/remote-admin/src", "<rootDir>/shell/browser"],
			testMatch: ["**/*.test.ts", "**/*.test.tsx"],
			setupFilesAfterEnv: ["@testing-library/jest-dom", "<rootDir>/scripts/jest/prepareComponents.cjs"],
		},
		{
			...base,
			displayName: "units",
			testEnvironment: "node",
			roots: [
				"<rootDir>/shared-data/src",
				"<rootDir>/shell/server",
				"<rootDir>/shell/deployment",
				"<rootDir>/build",
				"<rootDir>/scripts",
				"<rootDir>/supabase/sample",
				"<rootDir>/deploy/tests/attack",
			],
			testMatch: ["**/*.test.ts"],
			testPathIgnorePatterns: operations,
		},
		{
			...database,
			displayName: "database",
			testMatch: ["<rootDir>/supabase/tests/**/*.test.ts"],
			testPathIgnorePatterns: [...operations, "/server/"],
		},
		{
			// With TEST_POSTGRES_URL only (`npm test -- postgres`).
			...database,
			displayName: "server",
			roots: ["<rootDir>/supabase/tests/server"],
		},
		{
			...database,
			displayName: "operations",
			roots: [...database.roots, ...["create", "install", "remote"].map((folder) => `<rootDir>/scripts/${folder}`)],
			testRegex: operations,
		},
		{
			...base,
			displayName: "deploy",
			testEnvironment: "node",
			roots: ["<rootDir>/deploy"],
			testMatch: ["**/*.test.ts"],
			testPathIgnorePatterns: ["/attack"],
		},
		{
			...base,
			displayName: "attack",
			testEnvironment: "node",
			roots: ["<rootDir>/deploy"],
			testMatch: ["**/attack.test.ts"],
		},
	],
};
