import { replyUrl } from "./replyUrl.ts";

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
