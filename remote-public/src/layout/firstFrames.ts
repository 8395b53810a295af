/** Milliseconds until a page that was just opened has its words on the screen. */
export const firstFrames = 300;
