/** Whether the window shows the page's end; a page without a way to scroll is at its beginning. */
export const isAtPageEnd = () =>
	window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
