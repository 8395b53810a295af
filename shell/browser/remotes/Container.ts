/** What a remote's entry defines: takes the shared packages, gives what it exposes. */
export interface Container {
	init: (scope: object) => Promise<void>;
	get: (name: string) => Promise<() => unknown>;
}
