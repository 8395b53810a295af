import type { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "./database.types.ts";

/** What a repository reads and writes through: the visitor's client or the signed-in owner's. */
export type DatabaseClient = PostgrestClient<Database>;

/** A row of a table as it comes over the wire. */
export type Row<Table extends keyof Database["public"]["Tables"]> = Database["public"]["Tables"][Table]["Row"];
