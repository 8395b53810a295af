/** What a started process needs of this one's environment; everything else a test states itself. */
export function inheritedVariables(): Record<string, string | undefined> {
	const { PATH, HOME, TMPDIR, LANG } = process.env;
	return { PATH, HOME, TMPDIR, LANG };
}
