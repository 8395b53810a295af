/** How wide the copies for narrow screens are, in pixels. */
export const copyWidths = [640, 1280] as const;

/** A width that a copy can have. */
export type CopyWidth = (typeof copyWidths)[number];
