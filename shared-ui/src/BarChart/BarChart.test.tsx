import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Compared, Nothing, Stacked } from "./BarChart.stories.tsx";

const bars = [
	{ key: "mon", label: "Monday", short: "Mon", values: [2, 1] },
	{ key: "tue", label: "Tuesday", short: "Tue", values: [0, 1200] },
];
const drawn = (container: HTMLElement, attribute: string) =>
	[...container.querySelectorAll(`svg [${attribute}]`)].map((shape) => shape.getAttribute(attribute));

test("the table has the numbers of every bar, the last one first", async () => {
	renderStory(meta, Stacked, { bars });
	await userEvent.click(screen.getByText("Numbers of all days"));
	const figure = screen.getByRole("figure", { name: "Enquiries by day" });
	const rows = within(within(figure).getByRole("table", { name: "Enquiries by day" })).getAllByRole("row");
	expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
		["Day", "Messages", "Requests"],
		["Tuesday", "0", "1,200"],
		["Monday", "2", "1"],
	]);
});

test("the parts of a bar stand on each other, and the highest bar fills the height", () => {
	const { container } = renderStory(meta, Stacked, { bars });
	expect(container.querySelector("svg")).toHaveAttribute("viewBox", "0 0 2 1200");
	// Of each series the bars before, and the last one in full strength.
	expect(drawn(container, "d")).toEqual(["M0.15 1200v-2h0.7v2z", "", "M0.15 1198v-1h0.7v1z", "M1.15 1200v-1200h0.7v1200z"]);
});

test("the time before is a step behind the bars", () => {
	const { container } = renderStory(meta, Compared, { bars: bars.map((bar) => ({ ...bar, values: [5, 10] })) });
	expect(drawn(container, "d")).toEqual(["M0.15 10v-5h0.7v5z", "M1.15 10v-5h0.7v5z"]);
	expect(drawn(container, "points")).toEqual(["0,0 1,0 1,0 2,0"]);
});

test("the peak is named; the arrow keys read a bar, and leaving the chart shows the peak again", async () => {
	renderStory(meta, Stacked, { bars });
	expect(screen.getByText("peak 1,200, Tue")).toBeVisible();
	const slider = screen.getByRole("slider", { name: "Day" });
	fireEvent.focus(slider);
	expect(screen.getByText("Tue: messages 0, requests 1,200")).toBeVisible();
	fireEvent.change(slider, { target: { value: 0 } });
	expect(screen.getByText("Mon: messages 2, requests 1")).toBeVisible();
	expect(slider).toHaveAttribute("aria-valuetext", "Mon: messages 2, requests 1");
	fireEvent.blur(slider);
	expect(screen.getByText("peak 1,200, Tue")).toBeVisible();
});

test("without a count nothing is drawn, and the drawing is hidden from assistive technology", () => {
	const { container } = renderStory(meta, Nothing);
	expect(drawn(container, "d")).toEqual(["", ""]);
	expect(screen.queryByText(/^peak/)).not.toBeInTheDocument();
	expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
	expect(screen.getByRole("table", { name: "Views by day", hidden: true })).toBeInTheDocument();
});
