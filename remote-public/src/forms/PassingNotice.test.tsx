import { act, fireEvent, render, screen } from "@testing-library/react";
import { PassingNotice } from "./PassingNotice.tsx";

beforeEach(() => {
	jest.useFakeTimers();
	render(<PassingNotice>Message sent.</PassingNotice>);
});
afterEach(() => {
	jest.restoreAllMocks();
	jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const notice = () => screen.queryByRole("status");

test("a confirmation goes after five seconds", () => {
	pass(4900);
	expect(notice()).toHaveTextContent("Message sent.");
	pass(200);
	expect(notice()).not.toBeInTheDocument();
});

test("it waits while it is pointed at, and goes with the time it had left", () => {
	pass(3000);
	fireEvent.pointerMove(notice()?.parentElement as HTMLElement);
	pass(60_000);
	expect(notice()).toBeInTheDocument();
	fireEvent.pointerLeave(notice()?.parentElement as HTMLElement);
	pass(1900);
	expect(notice()).toBeInTheDocument();
	pass(200);
	expect(notice()).not.toBeInTheDocument();
});

test("a pointer that rests where it appears does not hold it", () => {
	fireEvent.pointerEnter(notice()?.parentElement as HTMLElement);
	pass(5100);
	expect(notice()).not.toBeInTheDocument();
});

test("it waits while the focus is in it", () => {
	act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
	pass(60_000);
	expect(notice()).toBeInTheDocument();
	act(() => screen.getByRole("button", { name: "Dismiss" }).blur());
	pass(5100);
	expect(notice()).not.toBeInTheDocument();
});

test("it waits while the tab is hidden", () => {
	const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
	act(() => void document.dispatchEvent(new Event("visibilitychange")));
	pass(60_000);
	expect(notice()).toBeInTheDocument();
	hidden.mockReturnValue(false);
	act(() => void document.dispatchEvent(new Event("visibilitychange")));
	pass(5100);
	expect(notice()).not.toBeInTheDocument();
});

test("it can be put away", () => {
	fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
	expect(notice()).not.toBeInTheDocument();
});
