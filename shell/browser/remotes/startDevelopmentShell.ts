/** The version of this shell; the build defines it. */
declare const SITE_VERSION: string;

/**
 * Starts the development build of this shell in this document, in which nothing is mounted yet. Resolves only
 * if the site has none.
 */
export async function startDevelopmentShell(): Promise<void> {
	const url = `/assets/${SITE_VERSION}-development.js`;
	const { ok } = await fetch(url, { method: "HEAD" });
	if (!ok) return;
	// Remotes would otherwise take the federation runtime of this shell.
	Reflect.deleteProperty(window, "_FEDERATION_RUNTIME_CORE");
	const script = document.createElement("script");
	script.src = url;
	document.head.append(script);
	await new Promise(() => {});
}
