import { act, fireEvent, render, screen } from "@testing-library/react";
import { AutoDismissNotice } from "./AutoDismissNotice.tsx";

beforeEach(() => {
	jest.useFakeTimers();
	render(<AutoDismissNotice>Message sent.</AutoDismissNotice>);
});
afterEach(() => {
	jest.restoreAllMocks();
	jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const notice = () => screen.queryByRole("status");

test("a confirmation disappears after five seconds", () => {
	pass(4900);
	expect(notice()).toHaveTextContent("Message sent.");
	pass(200);
	expect(notice()).not.toBeInTheDocument();
});

test("hovering pauses the countdown", () => {
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

test("a resting pointer does not pause the countdown", () => {
	fireEvent.pointerEnter(notice()?.parentElement as HTMLElement);
	pass(5100);
	expect(notice()).not.toBeInTheDocument();
});

test("focus pauses the countdown", () => {
	act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
	pass(60_000);
	expect(notice()).toBeInTheDocument();
	act(() => screen.getByRole("button", { name: "Dismiss" }).blur());
	pass(5100);
	expect(notice()).not.toBeInTheDocument();
});

test("a hidden tab pauses the countdown", () => {
	const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
	act(() => void document.dispatchEvent(new Event("visibilitychange")));
	pass(60_000);
	expect(notice()).toBeInTheDocument();
	hidden.mockReturnValue(false);
	act(() => void document.dispatchEvent(new Event("visibilitychange")));
	pass(5100);
	expect(notice()).not.toBeInTheDocument();
});

test("it can be dismissed", () => {
	fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
	expect(notice()).not.toBeInTheDocument();
});
