import { act, fireEvent, render, screen } from "@testing-library/react";
import { AutoDismissNotice } from "./AutoDismissNotice.tsx";

beforeEach(() => {
	jest.useFakeTimers();
	render(<AutoDismissNotice>Message sent.</AutoDismissNotice>);
});
afterEach(() => {
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

test("a resting pointer does not pause the countdown", () => {
	fireEvent.pointerEnter(notice()?.parentElement as HTMLElement);
	pass(5100);
	expect(notice()).not.toBeInTheDocument();
});

test("it can be dismissed", () => {
	fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
	expect(notice()).not.toBeInTheDocument();
});
