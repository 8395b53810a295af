import { PGlite, PgliteConnection } from "@supabase/lite/pglite";
import type { Sql } from "../database/Sql.ts";
import { durableFiles, enableDataChecksums } from "./durability.ts";
import { toParameter } from "./parameters.ts";
import { parsers } from "./readValues.ts";
import { type SiteConnection, withSiteRules } from "./SiteConnection.ts";

const startParams = [...PGlite.defaultStartParams.filter((param) => param !== "-F"), "-c", "wal_sync_method=fsync"];

enableDataChecksums();

/** PostgreSQL in WebAssembly. Acknowledged rows are on the disk, and parameters are always text. */
export class BuiltInConnection extends withSiteRules(PgliteConnection) implements SiteConnection {
	readonly sql: Sql = this.driver;

	/** Opens the database of the directory, makes one there when it is empty, or makes one in memory. */
	static async open(databaseDir?: string): Promise<BuiltInConnection> {
		const connection = new BuiltInConnection({
			...(databaseDir === undefined ? {} : { url: databaseDir }),
			pgliteOptions: { startParams, extensions: { durableFiles } },
		});
		const { driver } = connection;
		await driver.waitReady;
		const arrays = await driver.query<{ oid: number }>("select oid from pg_catalog.pg_type where typcategory = 'A'");
		const arrayOids = new Set(arrays.rows.map(({ oid }) => String(oid)));
		Object.assign(driver.parsers, parsers);
		driver.serializers = new Proxy({}, { get: (_, oid) => (value: unknown) => toParameter(value, arrayOids.has(String(oid))) });
		return connection;
	}

	/** An aborted transaction that is left over is rolled back first. */
	async isUsable(): Promise<boolean> {
		for (let attempt = 0; attempt < 3; attempt++) {
			try {
				await this.driver.exec("rollback");
				await this.driver.query("select 1");
				return true;
			} catch {
				// The next rollback may reach the server complete.
			}
		}
		return false;
	}
}
