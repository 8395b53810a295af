/** A decoded picture. */
export interface Picture {
	width: number;
	height: number;
	/** A webp copy of this width; null where the browser cannot write one. */
	resize(width: number): Promise<Blob | null>;
	/** Frees the memory it takes. */
	close(): void;
}

/** Decodes a picture, and rejects when it cannot. A port, because only browsers can. */
export type ReadPicture = (file: Blob) => Promise<Picture>;
