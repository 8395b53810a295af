/** GFM's "extended autolink path validation": closing punctuation, unmatched closing parentheses and an entity at the end do not belong to the address. */
export function trimAutolink(address: string): string {
	let end = address.length;
	let excess = count(address, ")") - count(address, "(");
	while (end > 0) {
		const last = address[end - 1] as string;
		if (last === ")" && excess > 0) {
			end--;
			excess--;
		} else if (`?!.,:*_~'"`.includes(last)) end--;
		else if (last === ";") end = entityStart(address, end) ?? end - 1;
		else break;
	}
	return address.slice(0, end);
}

function entityStart(address: string, end: number) {
	let start = end - 1;
	while (start > 0 && /[a-z0-9]/i.test(address[start - 1] as string)) start--;
	return start < end - 1 && address[start - 1] === "&" ? start - 1 : undefined;
}

const count = (text: string, character: string) => text.split(character).length - 1;
