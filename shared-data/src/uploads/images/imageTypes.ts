/** File extensions by accepted MIME type. SVG is not accepted: it can contain script. */
export const imageTypes = {
	"image/png": "png",
	"image/jpeg": "jpg",
	"image/gif": "gif",
	"image/webp": "webp",
	"image/avif": "avif",
} as const;

/** The MIME type of an accepted image. */
export type ImageType = keyof typeof imageTypes;

/** The size limit of an image in bytes (5 MiB), exclusive. */
export const maxImageBytes = 5_242_880;
