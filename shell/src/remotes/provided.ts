declare const SITE_PROVIDES: Record<string, string>;

/** The versions of all that this shell shares with remotes; its build puts them in. */
export const provided = SITE_PROVIDES;
