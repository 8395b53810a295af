/** Whether the page is scrolled to its end; false for a page that cannot scroll. */
export const isAtPageEnd = () =>
	window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
