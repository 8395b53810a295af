/** The widths that every page is looked at. */
export const viewports = {
	smallest: viewport("Smallest phone, 320", 320, 640, "mobile"),
	phone: viewport("Phone, 390", 390, 844, "mobile"),
	tablet: viewport("Tablet, 768", 768, 1024, "tablet"),
	desktop: viewport("Desktop, 1440", 1440, 900, "desktop"),
};

function viewport(name: string, width: number, height: number, type: "mobile" | "tablet" | "desktop") {
	return { name, styles: { width: `${width}px`, height: `${height}px` }, type };
}
