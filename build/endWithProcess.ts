const endings = new Set<() => void>();
process.once("exit", () => {
	for (const end of endings) end();
});

/** Calls `end` when this process exits; call the returned function when nothing is left to end. */
export function endWithProcess(end: () => void): () => void {
	endings.add(end);
	return () => void endings.delete(end);
}
