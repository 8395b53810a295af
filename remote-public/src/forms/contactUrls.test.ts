import type { SocialLink } from "@site/shared-data";
import { chatUrl, emailOf, mailtoUrl } from "./contactUrls.ts";

test.each([
	["mailto:halo@example.com", "mailto:halo@example.com?subject=A%20B&body=C%26D%0D%0AE"],
	["mailto:halo@example.com?cc=b@example.com", "mailto:halo@example.com?cc=b%40example.com&subject=A%20B&body=C%26D%0D%0AE"],
	["mailto:halo@example.com?subject=Halo", "mailto:halo@example.com?subject=A%20B&body=C%26D%0D%0AE"],
	[
		"mailto:halo+site@example.com?cc=a+b@example.com",
		"mailto:halo+site@example.com?cc=a%2Bb%40example.com&subject=A%20B&body=C%26D%0D%0AE",
	],
])("a message to %s opens %s", (mailto, url) => {
	expect(mailtoUrl(mailto, { subject: "A B", text: "C&D\nE" })).toBe(url);
});

test("a chat has its text as it is, and none without a number", () => {
	expect(new URL(chatUrl("6281", "a + b & c\nd") ?? "").searchParams.get("text")).toBe("a + b & c\nd");
	expect(chatUrl("6281")).toBe("https://wa.me/6281");
	expect(chatUrl("", "a")).toBeNull();
});

test("the site's e-mail is its first mailto link, if it has one", () => {
	const [code, mail] = ["https://code.example/mailto:", "mailto:halo@example.com"].map(
		(url): SocialLink => ({ kind: "link", label: "Halo", url }),
	) as [SocialLink, SocialLink];
	expect(emailOf([code, mail])).toBe("mailto:halo@example.com");
	expect(emailOf([code])).toBeUndefined();
});
