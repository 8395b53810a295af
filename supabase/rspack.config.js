import { nodePrograms } from "../build/programs.js";

export default nodePrograms({
	dir: import.meta.dirname,
	programs: {
		launcher: "../scripts/launch/launch.ts",
		export: "../scripts/export/runExport.ts",
		remote: "../scripts/remote/runRemote.ts",
		commands: "./commands/runCommand.ts",
		backend: "./embedded/main.ts",
		engine: "./embedded/engine/runEngine.ts",
		newDatabase: "./embedded/database/writeNewDatabase.ts",
		mailer: "./mailer/main.ts",
	},
	files: ["migrations/*.sql", "upgrades/*", "sample/**/*.md"],
	packages: [
		// Packages that load files relative to their own source; they stay external.
		"@electric-sql/pglite",
		"@electric-sql/pglite-tools",
		"@resvg/resvg-js",
		"bcrypt",
		"jsdom",
		"libpg-query",
		"puppeteer-core",
		"sharp",
		// Packages that @supabase/lite loads for other databases.
		"@libsql/client",
		"@sqlite.org/sqlite-wasm",
	],
});
