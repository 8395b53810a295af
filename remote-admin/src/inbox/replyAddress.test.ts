import { replyAddress } from "./replyAddress.ts";

test("the subject arrives whole", () => {
	const address = new URL(replyAddress("ratna@kopi.example", "Re: Menu & reservasi? 100%"));
	expect(address.pathname).toBe("ratna@kopi.example");
	expect(address.searchParams.get("subject")).toBe("Re: Menu & reservasi? 100%");
});

test("neither address nor subject can smuggle in a recipient or a header", () => {
	const address = replyAddress("a@example.com?bcc=all@example.com,b@example.com", "Re: x\r\nBcc: all@example.com");
	expect([...new URL(address).searchParams.keys()]).toEqual(["subject"]);
	expect(address).not.toMatch(/,|%0D|%0A/i);
});
