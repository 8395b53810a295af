import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Clock } from "./Clock.tsx";
import { Horizon } from "./Horizon.tsx";

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-03-05T09:24:40Z") }));
afterEach(() => jest.useRealTimers());

test("the clock shows the admin's time in 24 hours, moves on the minute, and stops with its page", () => {
	const { unmount } = render(<Clock zone="Asia/Jakarta" city="{t}°C Jakarta" />);
	act(() => jest.advanceTimersByTime(0));
	expect(screen.getByText("16:24")).toBeInTheDocument();
	act(() => jest.advanceTimersByTime(19_000));
	expect(screen.getByText("16:24")).toBeInTheDocument();
	act(() => jest.advanceTimersByTime(1_000));
	expect(screen.getByText("16:25")).toBeInTheDocument();
	act(() => jest.advanceTimersByTime(60_000));
	expect(screen.getByText("16:26")).toBeInTheDocument();
	unmount();
	expect(jest.getTimerCount()).toBe(0);
});

test("the temperature is decoration: shown with its city, hidden from assistive technology", () => {
	render(<Clock zone="Asia/Jakarta" city="{t}°C Jakarta" />);
	act(() => jest.advanceTimersByTime(0));
	expect(screen.getByText(/^\d\d°C Jakarta$/)).toHaveAttribute("aria-hidden", "true");
});

test("a city without the temperature is shown alone", () => {
	render(<Clock zone="Europe/Stockholm" city="Gothenburg" />);
	act(() => jest.advanceTimersByTime(0));
	expect(screen.getByText("Gothenburg")).toBeInTheDocument();
	expect(screen.queryByText(/°C/)).not.toBeInTheDocument();
});

test("the server renders no time, so that hydration finds no difference", () => {
	expect(renderToString(<Clock zone="Asia/Jakarta" city="{t}°C Jakarta" />)).not.toMatch(/\d\d:\d\d|°C/);
});

test("the server hides the sun, whose place it does not know; the browser shows it where it is", () => {
	const horizon = <Horizon zone="Asia/Jakarta" moon="grey" />;
	expect(renderToString(horizon)).toMatch(/<span hidden=""/);
	const { container } = render(horizon);
	act(() => jest.advanceTimersByTime(0));
	const sun = container.querySelector("span");
	expect(sun?.hidden).toBe(false);
	expect(Number(sun?.style.getPropertyValue("--course"))).toBeCloseTo(0.89, 2);
});
