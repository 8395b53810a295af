import product from "../../package.json" with { type: "json" };

/** The commit of this build's sources; empty if the build did not know it. */
declare const SITE_COMMIT: string | undefined;

/** The version that made a backup. */
export interface SiteVersion {
	version: string;
	commit?: string;
}

const commit = typeof SITE_COMMIT === "string" ? SITE_COMMIT : "";

export const siteVersion: SiteVersion = { version: product.version, ...(commit && { commit }) };

/** "version 3.1.0 (commit 1a2b3c4d5e)". */
export const describeVersion = ({ version, commit }: Partial<SiteVersion>): string =>
	version ? `version ${version}${commit ? ` (commit ${commit.slice(0, 10)})` : ""}` : "an earlier version";
