import { act, fireEvent, render, screen } from "@testing-library/react";
import { AutoDismissNotice } from "./AutoDismissNotice.tsx";

beforeEach(() => {
	jest.useFakeTimers();
	render(
		<main id="main" tabIndex={-1}>
			<AutoDismissNotice>Message sent.</AutoDismissNotice>
		</main>,
	);
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

test("it can be dismissed, which moves the focus to the content", () => {
	const button = screen.getByRole("button", { name: "Dismiss" });
	act(() => button.focus());
	fireEvent.click(button);
	expect(notice()).not.toBeInTheDocument();
	expect(screen.getByRole("main")).toHaveFocus();
});
