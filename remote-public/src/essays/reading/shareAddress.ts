/** A share target's address with the page's own address and title filled in. */
export const shareAddress = (template: string, { url, title }: { url: string; title: string }) =>
	template.replace("{url}", encodeURIComponent(url)).replace("{title}", () => encodeURIComponent(title));
