// Files that the programs read at run time. A build has its own copies, so URLs are relative to this module.

export const migrationsFolder = new URL("migrations/", import.meta.url);
/** Upgrades of databases whose migrations were replaced by a shorter list. */
export const upgradesFolder = new URL("upgrades/", import.meta.url);
export const sampleFolder = new URL("sample/", import.meta.url);

/** The program of the engine's thread; from sources, it loads TypeScript first. */
export const engineProgram = new URL(
	import.meta.url.endsWith(".ts") ? "embedded/engine/runEngineFromSources.mjs" : "engine.mjs",
	import.meta.url,
);

/** A database with every migration and no site, which builds contain. */
export const newDatabase = new URL("database.tar.gz", import.meta.url);
