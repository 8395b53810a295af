/** Changes the page's look and scrolls so that the paragraph at the top of the window stays where it was. */
export function keepPlace(change: () => void): void {
	const blocks = [...document.querySelectorAll("[data-body] > *")];
	const first = window.scrollY > 0 ? blocks.find((block) => block.getBoundingClientRect().bottom > headroom) : undefined;
	const before = first?.getBoundingClientRect().top ?? 0;
	// At the beginning there is no place to keep.
	const isInside = first !== undefined && before < window.innerHeight;
	change();
	if (isInside) window.scrollBy({ top: first.getBoundingClientRect().top - before, behavior: "instant" });
}

/** Pixels below the window's edge that the header may cover. */
const headroom = 100;
