/** "740 KB", "1.2 MB": in steps of 1024, as file managers and upload limits count. */
export function formatBytes(bytes: number): string {
	if (bytes < 1024) return `${bytes} B`;
	const kilo = bytes / 1024;
	if (kilo < 1000) return `${Math.round(kilo)} KB`;
	return `${(kilo / 1024).toFixed(1)} MB`;
}
