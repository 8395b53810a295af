/** One rule of Supabase's public advisor (repository supabase/splinter), reworded. */
export interface Lint {
	/** The advisor's name of the rule. */
	name: string;
	/** The consequence of a finding for this site. */
	consequence: string;
	/** Returns one text for each finding. */
	query: string;
	/** Statements that violate the rule, which must then find `found`. */
	violation: readonly string[];
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
