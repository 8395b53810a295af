import { writeFileDurably } from "@site/shared-data/files";
import { openScratchDatabase } from "./open/openScratchDatabase.ts";

// A program of the build: writes the files of a database with every migration and no site.
const connection = await openScratchDatabase();
await connection.sql.exec("checkpoint");
const archive = await connection.driver.dumpDataDir("gzip");
await writeFileDurably(process.argv[2] ?? "", Buffer.from(await archive.arrayBuffer()));
process.exit(0);
