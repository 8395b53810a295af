/** A file on its way. */
export interface Upload {
	name: string;
	/** Bytes sent, and bytes in all. */
	sent: number;
	total: number;
}
