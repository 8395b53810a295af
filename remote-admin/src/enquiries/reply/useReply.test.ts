import { act, renderHook } from "@testing-library/react";
import { isTooLong, replyUrl, useReply } from "./useReply.ts";

test("the subject is encoded completely", () => {
	const url = new URL(replyUrl("ratna@kopi.example", "Re: Menu & reservasi? 100%"));
	expect(url.pathname).toBe("ratna@kopi.example");
	expect(url.searchParams.get("subject")).toBe("Re: Menu & reservasi? 100%");
});

test("neither e-mail nor subject can inject a recipient or a header", () => {
	const url = replyUrl("a@example.com?bcc=all@example.com,b@example.com", "Re: x\r\nBcc: all@example.com");
	expect([...new URL(url).searchParams]).toEqual([["subject", "Re: x Bcc: all@example.com"]]);
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

const ratna = { id: "ratna", email: "ratna@kopi.example", subject: "Re: Menu", values: { name: "Ratna", service: "Menu" } };
const openReply = (isUnanswered = true) =>
	renderHook(({ id }) => useReply({ ...ratna, id }, isUnanswered), { initialProps: { id: "ratna" } });
const comeBack = () => act(() => window.dispatchEvent(new Event("focus")));
afterEach(() => {
	jest.restoreAllMocks();
	localStorage.clear();
});

test("an owner who returns from the mail program is asked only about this reply, also on a reopened page; after No never again", () => {
	const { result, rerender } = openReply();
	act(() => result.current.start());
	expect(result.current.isAsked).toBe(false);
	comeBack();
	expect(result.current.isAsked).toBe(true);
	expect(openReply(false).result.current.isAsked).toBe(false);
	rerender({ id: "mei" });
	expect(result.current.isAsked).toBe(false);

	const reopened = openReply().result;
	expect(reopened.current.isAsked).toBe(true);
	act(() => reopened.current.decline());
	act(() => reopened.current.start());
	comeBack();
	expect(reopened.current.isAsked).toBe(false);
});

test("an answered enquiry is not asked about, however often a reply is started", () => {
	const { result } = openReply(false);
	act(() => result.current.start());
	expect(openReply().result.current.isAsked).toBe(false);
});

test("the last 200 replies are remembered", () => {
	const earlier = Array.from({ length: 200 }, (_, reply) => [`reply-${reply}`, "started"]);
	localStorage.setItem("admin-replies", JSON.stringify(Object.fromEntries(earlier)));
	const { result } = openReply();
	act(() => result.current.start());
	const isAsked = (id: string) => {
		const reopened = openReply();
		reopened.rerender({ id });
		return reopened.result.current.isAsked;
	};
	expect(["reply-0", "reply-1", "ratna"].map(isAsked)).toEqual([false, true, true]);
});

test("a browser that blocks its storage asks until the page is left", () => {
	jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
		throw new DOMException("Access is denied", "SecurityError");
	});
	const { result } = openReply();
	act(() => result.current.start());
	comeBack();
	expect(result.current.isAsked).toBe(true);
});

test("a template fills in the URL; one that is too long is copied, for its own enquiry and until a reply is started", () => {
	const { result, rerender } = openReply();
	const { fill } = result.current;
	const short = fill({ name: "Short", subject: "Re: {service}", body: "Hi {name}" });
	expect(short).toEqual({ url: "mailto:ratna@kopi.example?subject=Re%3A%20Menu&body=Hi%20Ratna" });
	const long = fill({ name: "Long", subject: "Re: {service}", body: "{name} ".repeat(400) });
	act(() => "copy" in long && long.copy());
	const body = "Ratna ".repeat(400);
	expect(result.current.long).toEqual({ id: "ratna", name: "Long", body, url: "mailto:ratna@kopi.example?subject=Re%3A%20Menu" });
	rerender({ id: "mei" });
	expect(result.current.long).toBeNull();
	rerender({ id: "ratna" });
	act(() => result.current.start());
	expect(result.current.long).toBeNull();
});
