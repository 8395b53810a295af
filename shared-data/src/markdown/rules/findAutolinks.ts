/** A URL or e-mail in a text, by its offsets in characters. */
export interface Autolink {
	start: number;
	end: number;
	url: string;
}

/** The `www.` links and e-mail of a text, in order, as GFM finds them. Linear in the text's length. */
export function findAutolinks(text: string, { startsWord }: { startsWord: boolean }): Autolink[] {
	const links = [...findWww(text, startsWord)];
	const isFree = ({ start, end }: Autolink) => !links.some((link) => start < link.end && end > link.start);
	const mails = links.length === 0 ? [...findMail(text)] : [...findMail(text)].filter(isFree);
	return links.length === 0 ? mails : [...links, ...mails].sort((a, b) => a.start - b.start);
}

function* findWww(text: string, startsWord: boolean): Generator<Autolink> {
	const candidate = /(^|[\s*_~(])(www\.[^\s<]+)/gi;
	for (const match of text.matchAll(candidate)) {
		const [, before = "", rest = ""] = match;
		if (match.index === 0 && before === "" && !startsWord) continue;
		const shown = trimAutolink(rest);
		if (!isDomain(/^[\p{L}\p{N}\p{M}\p{So}_.-]*/u.exec(shown)?.[0] ?? "")) continue;
		const start = match.index + before.length;
		yield { start, end: start + shown.length, url: `http://${shown}` };
	}
}

function isDomain(domain: string) {
	const segments = domain.split(".");
	return segments.length > 1 && segments[1] !== "" && !segments.slice(-2).some((segment) => segment.includes("_"));
}

/** Looks to both sides of each @: a regular expression would try every character as a start. */
function* findMail(text: string): Generator<Autolink> {
	let free = 0;
	for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
		let start = at;
		while (start > free && /[a-z0-9._+-]/i.test(text[start - 1] as string)) start--;
		domain.lastIndex = at + 1;
		const shown = (domain.exec(text)?.[0] ?? "").replace(/\.+$/, "");
		const isMail = start < at && text[start - 1] !== "/" && /^[^.]+(?:\.[^.]+)+$/.test(shown) && !/[-_]$/.test(shown);
		const end = at + 1 + shown.length;
		if (isMail) yield { start, end, url: `mailto:${text.slice(start, end)}` };
		free = isMail ? end : at + 1;
	}
}

const domain = /[a-z0-9._-]*/iy;

/**
 * GFM's "extended autolink path validation": drops trailing punctuation, unmatched ")" and a trailing entity.
 */
export function trimAutolink(url: string): string {
	let end = url.length;
	let excess = count(url, ")") - count(url, "(");
	while (end > 0) {
		const last = url[end - 1] as string;
		if (last === ")" && excess > 0) {
			end--;
			excess--;
		} else if (`?!.,:*_~'"`.includes(last)) end--;
		else if (last === ";") end = entityStart(url, end) ?? end - 1;
		else break;
	}
	return url.slice(0, end);
}

function entityStart(url: string, end: number) {
	let start = end - 1;
	while (start > 0 && /[a-z0-9]/i.test(url[start - 1] as string)) start--;
	return start < end - 1 && url[start - 1] === "&" ? start - 1 : undefined;
}

const count = (text: string, character: string) => text.split(character).length - 1;
