/** The pictures that are taken, and the ending of their file names. SVG is not among them: it can carry script. */
export const imageTypes = {
	"image/png": "png",
	"image/jpeg": "jpg",
	"image/gif": "gif",
	"image/webp": "webp",
	"image/avif": "avif",
} as const;

export type ImageType = keyof typeof imageTypes;

/** A picture must be smaller than this, in bytes. */
export const imageSizeLimit = 5_242_880;
