/** A section of a mail. */
export interface MailPart {
	heading: string;
	facts: [label: string, value: string][];
	/** Plain text with line breaks. */
	text: string;
	link: { label: string; url: string };
}

/** Both bodies of a mail. */
export const toBodies = (parts: MailPart[], siteName: string, language = "en") => ({
	text: toText(parts, siteName),
	html: toHtml(parts, siteName, language),
});

/** The plain text of a mail. */
function toText(parts: MailPart[], siteName: string): string {
	const sections = parts.map(({ heading, facts, text, link }) =>
		[heading, facts.map(([label, value]) => `${label}: ${value}`).join("\n"), text, `${link.label}: ${link.url}`]
			.filter(Boolean)
			.join("\n\n"),
	);
	return `${sections.join("\n\n----\n\n")}\n\n-- \n${siteName}\n`;
}

const serif = "Georgia, 'Times New Roman', serif";
const sans = "system-ui, -apple-system, 'Segoe UI', Arial, sans-serif";

/** The HTML of a mail, in the site's colours. Mail programs support only inline styles. */
function toHtml(parts: MailPart[], siteName: string, language: string): string {
	const sections = parts.map(
		({ heading, facts, text, link }) => `
<h2 style="margin:0 0 12px;font:600 22px/1.3 ${serif}">${escapeHtml(heading)}</h2>
${facts.map(([label, value]) => `<p style="margin:0 0 4px;color:#57534b">${label}: ${escapeHtml(value)}</p>`).join("\n")}
<p style="margin:16px 0;white-space:pre-wrap">${escapeHtml(text)}</p>
<p style="margin:0 0 32px"><a href="${escapeHtml(link.url)}" style="color:#0f6b52">${escapeHtml(link.label)}</a></p>`,
	);
	return `<!doctype html>
<html lang="${language}"><body style="margin:0;padding:24px;background:#fbfaf7;color:#1b1a17;font:16px/1.55 ${sans}">
<div style="max-width:600px;margin:0 auto">${sections.join("\n")}
<p style="margin:0;padding-top:16px;border-top:1px solid #e4e0d7;font:13px/1.5 ${sans};color:#6d685e">${escapeHtml(siteName)}</p>
</div></body></html>
`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] as string);
