import { createMemoryRouter, RouterProvider } from "@site/shared-ui/router/testing";
import { act, render, screen } from "@testing-library/react";
import { Contents } from "./Contents.tsx";

const headings = ["Soil", "Rain", "Harvest"].map((text) => ({ id: text.toLowerCase(), text, level: 2 }));

/** The page's height and how far it is scrolled, in a window of 500 pixels. */
const scrollTo = (top: number, height: number) =>
	act(() => {
		Object.assign(window, { innerHeight: 500, scrollY: top });
		Object.defineProperty(document.documentElement, "scrollHeight", { value: height, configurable: true });
		window.dispatchEvent(new Event("scroll"));
	});

beforeEach(() => {
	window.matchMedia = (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never;
	for (const [index, { id }] of headings.entries()) {
		const heading = document.body.appendChild(Object.assign(document.createElement("h2"), { id }));
		heading.getBoundingClientRect = () => ({ top: 400 * index + 100 - window.scrollY }) as DOMRect;
	}
});
afterEach(() => document.body.replaceChildren());

test("the marked section follows the page, and stays the last one when a late font makes the page longer", () => {
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <Contents headings={headings} /> }])} />);
	const marked = () => screen.getAllByRole("link").find((link) => link.getAttribute("aria-current") === "location")?.textContent;
	scrollTo(0, 1200);
	expect(marked()).toBe("Soil");
	scrollTo(398, 1200);
	expect(marked()).toBe("Soil");
	scrollTo(399, 1200);
	expect(marked()).toBe("Rain");
	scrollTo(697, 1200);
	expect(marked()).toBe("Rain");
	scrollTo(698, 1200);
	expect(marked()).toBe("Harvest");
	scrollTo(698, 1300);
	expect(marked()).toBe("Harvest");
	scrollTo(697, 1300);
	expect(marked()).toBe("Rain");
});
