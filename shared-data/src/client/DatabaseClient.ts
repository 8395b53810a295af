import type { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "./database.types.ts";

/** The client of a repository: the visitor's or the signed-in admin's. */
export type DatabaseClient = PostgrestClient<Database>;

/** A table of the public schema. */
export type TableName = keyof Database["public"]["Tables"];

/** A row of a table as the API returns it. */
export type Row<Table extends TableName> = Database["public"]["Tables"][Table]["Row"];
