/** The accepted image types and their file extensions. SVG is not one: it can carry script. */
export const imageTypes = {
	"image/png": "png",
	"image/jpeg": "jpg",
	"image/gif": "gif",
	"image/webp": "webp",
	"image/avif": "avif",
} as const;

export type ImageType = keyof typeof imageTypes;

/** The size limit of an image, exclusive. */
export const maxImageBytes = 5_242_880;
