import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Compared, Nothing, Stacked } from "./BarChart.stories.tsx";

const bars = [
	{ key: "mon", label: "Monday", values: [2, 1] },
	{ key: "tue", label: "Tuesday", values: [0, 1200] },
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
	const [messages, requests] = drawn(container, "d");
	expect(messages).toBe("M0.15 1200v-2h0.7v2z");
	expect(requests).toBe("M0.15 1198v-1h0.7v1zM1.15 1200v-1200h0.7v1200z");
});

test("the time before is a line that stands on no bar", () => {
	const { container } = renderStory(meta, Compared, { bars: bars.map((bar) => ({ ...bar, values: [5, 10] })) });
	expect(drawn(container, "d")).toEqual(["M0.15 10v-5h0.7v5zM1.15 10v-5h0.7v5z"]);
	expect(drawn(container, "points")).toEqual(["0.5,0 1.5,0", "0.5,0 1.5,0"]);
});

test("without a count nothing is drawn, and the drawing is hidden from assistive technology", () => {
	const { container } = renderStory(meta, Nothing);
	expect(drawn(container, "d")).toEqual([""]);
	expect(screen.getByText("at most 0")).toBeVisible();
	expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
	expect(screen.getByRole("table", { name: "Views by day", hidden: true })).toBeInTheDocument();
});
