const { projects, testTimeout } = require("../../jest.config.cjs");

// No database is prepared.
const { globalSetup: _, ...project } = projects.find(({ displayName }) => displayName === process.env.MUTATED_PROJECT);

/** The tests of the backend that run its code in their own process; the others start the built program. */
const inProcess = [
	"bodyBudget",
	"connectErrors",
	"catalog/laterMigrations",
	"content/conversions",
	"content/convert",
	"content/createLinkFinder",
	"content/createReport",
	"content/downloadImage",
	"content/drawSvg",
	"content/exports",
	"content/fields",
	"content/frontMatter",
	"content/imageUrls",
	"content/keepAnchors",
	"content/mdx",
	"content/oldAddresses",
	"content/planPosts",
	"content/planRedirects",
	"content/readMarkdownFolder",
	"content/readSource",
	"content/SourceFolder",
	"content/templateTags",
	"content/toRow",
	"enquiries/composedMails",
	"enquiries/mailSettings",
	"enquiries/outbox",
	"environment",
	"fingerprint",
	"gateway/\\w+",
	"health",
	"queries/visitorQueryLimits",
	"quotes/composedMails",
	"servedSite",
];

const folders = JSON.parse(process.env.MUTATION_TESTS).map((folder) => `<rootDir>/${folder}`);

/** One project with the tests of some folders. */
module.exports = {
	...project,
	testTimeout,
	// Jest lists the files of its roots for each mutant.
	roots: folders,
	// Stryker resolves it itself.
	testEnvironment: project.testEnvironment.replace("<rootDir>", project.rootDir),
	testMatch: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
	testPathIgnorePatterns: [
		`/supabase/tests/(?!(?:${inProcess.join("|")})\\.test)`,
		// They start the backend or programs, or choose another environment: half a minute a mutant.
		"/shared-data/src/(?:visitor|testing/backend|uploads/postWithProgress)\\.test",
		"/remote-(?:admin|public)/.*\\.slow\\.test",
		"/(?:guests/createGuestWorkers|markdown/speed|remote/publishTogether|testing/plans)\\.slow\\.test",
	],
};
