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
	setupFilesAfterEnv: ["<rootDir>/scripts/jest/setLongTimeout.cjs"],
};

/** A project without its tests that take long, `*.slow.test.*`, and a project of these. */
const fastAndSlow = ({ testPathIgnorePatterns = [], setupFilesAfterEnv = [], ...project }) => [
	{ ...project, setupFilesAfterEnv, testPathIgnorePatterns: [...testPathIgnorePatterns, "\\.slow\\.test\\."] },
	{
		...project,
		displayName: `slow-${project.displayName}`,
		setupFilesAfterEnv: [...setupFilesAfterEnv, "<rootDir>/scripts/jest/setLongTimeout.cjs"],
		testPathIgnorePatterns: [...testPathIgnorePatterns, "(?<!\\.slow)\\.test\\."],
	},
];

/** Unit, component and database suites; browser journeys run with Playwright (e2e/). */
module.exports = {
	// For a machine that does other things as well. Only failing tests take that long.
	testTimeout: 20_000,
	projects: [
		...fastAndSlow({
			...base,
			displayName: "components",
			testEnvironment: "<rootDir>/scripts/jest/browserEnvironment.cjs",
			roots: ["<rootDir>/shared-ui/src", "<rootDir>/remote-public/src", "<rootDir>/remote-admin/src", "<rootDir>/shell/browser"],
			testMatch: ["**/*.test.ts", "**/*.test.tsx"],
			setupFilesAfterEnv: ["@testing-library/jest-dom", "<rootDir>/scripts/jest/prepareComponents.cjs"],
		}),
		...fastAndSlow({
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
		}),
		...fastAndSlow({
			...database,
			displayName: "database",
			testMatch: ["<rootDir>/supabase/tests/**/*.test.ts"],
			testPathIgnorePatterns: ["/operations/", "/server/"],
		}),
		{
			// With TEST_POSTGRES_URL only (`npm test -- postgres`).
			...database,
			displayName: "server",
			roots: ["<rootDir>/supabase/tests/server"],
		},
		{
			// The admin's commands, and damaged directories.
			...database,
			displayName: "operations",
			testMatch: ["<rootDir>/supabase/tests/operations/**/*.test.ts"],
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
