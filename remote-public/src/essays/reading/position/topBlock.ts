const headroom = 100;

/** The first block of the text that is visible below the header. */
export const topBlock = () =>
	[...document.querySelectorAll<HTMLElement>("[data-body] > *")].find((block) => block.getBoundingClientRect().bottom > headroom);
