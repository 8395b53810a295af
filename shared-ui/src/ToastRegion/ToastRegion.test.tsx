import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import { createToasts } from "./createToasts.ts";
import meta, * as stories from "./ToastRegion.stories.tsx";
import { ToastRegion } from "./ToastRegion.tsx";

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function showPublished() {
	const toasts = createToasts();
	render(<ToastRegion toasts={toasts} />);
	act(() => {
		toasts.show({ tone: "ok", text: "Angkot is published." });
	});
	return screen.getByRole("status");
}

test("a confirmation is announced and vanishes after five seconds", () => {
	expect(showPublished()).toHaveTextContent("Angkot is published.");
	pass(4900);
	expect(screen.getByRole("status")).toBeVisible();
	pass(200);
	expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("hover pauses the countdown, which then continues", () => {
	const card = showPublished().parentElement as HTMLElement;
	pass(4000);
	fireEvent.pointerMove(card);
	pass(60_000);
	expect(screen.getByRole("status")).toBeVisible();
	fireEvent.pointerLeave(card);
	pass(900);
	expect(screen.getByRole("status")).toBeVisible();
	pass(200);
	expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("focus inside pauses the countdown", () => {
	showPublished();
	const dismiss = screen.getByRole("button", { name: "Dismiss" });
	act(() => dismiss.focus());
	pass(60_000);
	expect(screen.getByRole("status")).toBeVisible();
	act(() => dismiss.blur());
	pass(5100);
	expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("a hidden tab pauses the countdown", () => {
	const hidden = jest.spyOn(document, "hidden", "get");
	const setHidden = (away: boolean) => {
		hidden.mockReturnValue(away);
		fireEvent(document, new Event("visibilitychange"));
	};
	showPublished();
	setHidden(true);
	pass(60_000);
	expect(screen.getByRole("status")).toBeVisible();
	setHidden(false);
	pass(5100);
	expect(screen.queryByRole("status")).not.toBeInTheDocument();
	hidden.mockRestore();
});

test("an error is an alert and stays until dismissed", () => {
	renderStory(meta, stories.Tones);
	pass(60_000);
	expect(screen.getByRole("alert")).toHaveTextContent(/^Loket could not be published\./);
	fireEvent.click(screen.getAllByRole("button", { name: "Dismiss" }).at(-1) as HTMLElement);
	expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("Undo runs the action and dismisses the notice", () => {
	renderStory(meta, stories.Vanishing);
	fireEvent.click(screen.getByRole("button", { name: "Publish" }));
	expect(screen.getByRole("button", { name: "Publish again" })).toBeVisible();
	fireEvent.click(screen.getByRole("button", { name: "Undo" }));
	expect(screen.getByRole("button", { name: "Publish" })).toBeVisible();
	expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("Escape inside a notice dismisses it and restores the focus", () => {
	renderStory(meta, stories.Vanishing);
	const publish = screen.getByRole("button", { name: "Publish" });
	act(() => publish.focus());
	fireEvent.click(publish);
	const dismiss = screen.getByRole("button", { name: "Dismiss" });
	act(() => dismiss.focus());
	fireEvent.keyDown(dismiss, { key: "Escape" });
	expect(screen.queryByRole("status")).not.toBeInTheDocument();
	expect(screen.getByRole("button", { name: "Publish again" })).toHaveFocus();
});
