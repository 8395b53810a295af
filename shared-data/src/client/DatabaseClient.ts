import type { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "./database.types.ts";

/** What a repository reads and writes through: the visitor's client or the signed-in admin's. */
export type DatabaseClient = PostgrestClient<Database>;

/** A table of the public schema. */
export type TableName = keyof Database["public"]["Tables"];

/** A row of a table as it comes over the wire. */
export type Row<Table extends TableName> = Database["public"]["Tables"][Table]["Row"];
