/** One rule of Supabase's public advisor (repository supabase/splinter), in our own words. */
export interface Lint {
	/** The advisor's name of the rule. */
	name: string;
	/** What a finding would mean for this site. */
	means: string;
	/** Gives one text a finding. */
	query: string;
	/** Statements that commit the offence; the rule must then find `found`. */
	offence: readonly string[];
	found: string;
}

/**
 * Schemas that hold the site's own tables; the platform's schemas are its own business, except where a rule
 * is about them.
 */
export const ours = "('public', 'private', 'storage')";

/** The one schema the API serves. */
export const exposed = "'public'::regnamespace";

/** Whether a visitor or an account may read the relation of that oid. */
export const isReadable = (oid: string) =>
	`(has_table_privilege('anon', ${oid}, 'select') or has_table_privilege('authenticated', ${oid}, 'select'))`;
