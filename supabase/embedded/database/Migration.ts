export interface Migration {
	version: string;
	name: string;
	sql: string;
}
