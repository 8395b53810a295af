import { isTooLong, replyUrl } from "./useReply.ts";

test("the subject is encoded completely", () => {
	const url = new URL(replyUrl("ratna@kopi.example", "Re: Menu & reservasi? 100%"));
	expect(url.pathname).toBe("ratna@kopi.example");
	expect(url.searchParams.get("subject")).toBe("Re: Menu & reservasi? 100%");
});

test("neither e-mail nor subject can inject a recipient or a header", () => {
	const url = replyUrl("a@example.com?bcc=all@example.com,b@example.com", "Re: x\r\nBcc: all@example.com");
	expect([...new URL(url).searchParams.keys()]).toEqual(["subject"]);
	expect(url).not.toMatch(/,|%0D|%0A/i);
});

test("a text keeps its line breaks as CR LF, whatever they were, and its other characters", () => {
	const url = replyUrl("a@example.com", "Re: x", "Hai Sari,\n\nbisa & 100%?\r\nSalam\rRaka \u{1f375}\u0000\u001b");
	expect(url).toBe(
		"mailto:a@example.com?subject=Re%3A%20x&body=Hai%20Sari%2C%0D%0A%0D%0Abisa%20%26%20100%25%3F%0D%0ASalam%0D%0ARaka%20%F0%9F%8D%B5",
	);
});

test("a text cannot add a header or recipient", () => {
	const url = replyUrl("a@example.com", "Re: x\nCc: b@example.com", "Hi\r\nBcc: all@example.com&bcc=all@example.com?to=b#");
	expect([...new URL(url).searchParams.keys()]).toEqual(["subject", "body"]);
	expect(new URL(url).searchParams.get("subject")).toBe("Re: x Cc: b@example.com");
	expect(url).not.toMatch(/[#,]|%0D%0A.*subject/i);
});

test("a URL of 2,000 characters is short enough, one more is too many", () => {
	const url = replyUrl("a@example.com", "Re: x", "y");
	const fitting = replyUrl("a@example.com", "Re: x", "y".repeat(2_000 - url.length + 1));
	expect([fitting.length, isTooLong(fitting), isTooLong(`${fitting}y`)]).toEqual([2_000, false, true]);
});
