/** The page of last resort, for when rendering itself failed: no script, no data, one way on. */
export function plainFailure(status: 500 | 503): string {
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Something went wrong</title><style>body{font:1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;color-scheme:light dark}</style></head><body><main><h1>Something went wrong</h1><p role="alert">This page could not be made just now (${status}). Nothing you typed elsewhere was lost.</p><p><a href="">Try again</a> or <a href="/">go to the home page</a>.</p></main></body></html>`;
}
