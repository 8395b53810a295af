declare const SITE_VERSION: string;

/** This shell's own version; its build puts it in. */
export const version = SITE_VERSION;
