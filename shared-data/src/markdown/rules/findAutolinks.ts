import { trimAutolink } from "./trimAutolink.ts";

export interface Autolink {
	start: number;
	end: number;
	address: string;
}

/** The `www.` and mail addresses of a text, in order, as GFM finds them. Takes time in proportion to the text, whatever it holds. */
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
		yield { start, end: start + shown.length, address: `http://${shown}` };
	}
}

function isDomain(domain: string) {
	const segments = domain.split(".");
	return segments.length > 1 && segments[1] !== "" && !segments.slice(-2).some((segment) => segment.includes("_"));
}

/** Goes from one @ to the next and looks to both sides: a pattern would try every character as a start. */
function* findMail(text: string): Generator<Autolink> {
	let free = 0;
	for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
		let start = at;
		while (start > free && /[a-z0-9._+-]/i.test(text[start - 1] as string)) start--;
		domain.lastIndex = at + 1;
		const shown = (domain.exec(text)?.[0] ?? "").replace(/\.+$/, "");
		const isMail = start < at && text[start - 1] !== "/" && /^[^.]+(?:\.[^.]+)+$/.test(shown) && !/[-_]$/.test(shown);
		const end = at + 1 + shown.length;
		if (isMail) yield { start, end, address: `mailto:${text.slice(start, end)}` };
		free = isMail ? end : at + 1;
	}
}

const domain = /[a-z0-9._-]*/iy;
