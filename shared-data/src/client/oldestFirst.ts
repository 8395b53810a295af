/** Orders rows by when they were stored; those of one moment by id. */
export function oldestFirst(a: { id: string; createdAt: Date }, b: { id: string; createdAt: Date }): number {
	return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
}
