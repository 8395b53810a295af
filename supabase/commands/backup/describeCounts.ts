import type { BackupCounts } from "../../embedded/maintenance/backupFormat.ts";

const names: [key: string, name: string][] = [
	["auth.users", "accounts"],
	["public.projects", "projects"],
	["public.essays", "essays"],
	["public.jobs", "jobs"],
	["public.contacts", "messages"],
	["public.hire_projects", "hire requests"],
	["files", "files"],
];

/** The counts in words. */
export function describeCounts(counts: BackupCounts): string {
	return names.map(([key, name]) => `${counts[key] ?? 0} ${name}`).join(", ");
}
