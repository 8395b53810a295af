import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { type LazyPaletteProps, useLazyPalette } from "./useLazyPalette.tsx";

const Palette = ({ open, typedAhead }: LazyPaletteProps) =>
	open && <input aria-label="Palette" ref={(box) => box?.focus()} onFocus={typed(typedAhead)} />;
const taken: string[] = [];
const typed = (take: () => string) => () => void taken.push(take());

/** A page with a field, whose palette loads or fails when the test says so. */
function renderPage() {
	let resolve: (palette: ComponentType<LazyPaletteProps>) => void = () => {};
	let reject = () => {};
	const loading = new Promise<ComponentType<LazyPaletteProps>>((...ends) => {
		[resolve, reject] = ends;
	});
	function Page() {
		const { open, palette } = useLazyPalette({ load: () => loading, extra: {}, onShortcut: () => {} });
		return (
			<>
				<button type="button" onClick={open}>
					Open
				</button>
				<textarea aria-label="Message" />
				{palette}
			</>
		);
	}
	render(<Page />);
	return { finish: () => act(async () => resolve(Palette)), fail: () => act(async () => reject()) };
}

test.each([
	["the key", () => userEvent.keyboard("{Control>}k{/Control}")],
	["the button", () => userEvent.click(screen.getByRole("button", { name: "Open" }))],
])("what is typed while a palette loads that %s has opened reaches it", async (_way, open) => {
	taken.length = 0;
	const { finish } = renderPage();
	await open();
	await userEvent.keyboard("tea");
	await finish();
	expect(screen.getByLabelText("Palette")).toHaveFocus();
	expect(taken).toEqual(["tea"]);
});

test("Escape stops an opening, and what is typed then reaches its field", async () => {
	const { finish } = renderPage();
	await userEvent.click(screen.getByLabelText("Message"));
	await userEvent.keyboard("{Control>}k{/Control}te{Escape}hello");
	expect(screen.getByLabelText("Message")).toHaveValue("hello");
	await finish();
	expect(screen.queryByLabelText("Palette")).not.toBeInTheDocument();
});

test("when the palette cannot load, a notice says so, and what is typed then reaches its field", async () => {
	const { fail } = renderPage();
	await userEvent.click(screen.getByLabelText("Message"));
	await userEvent.keyboard("{Control>}k{/Control}te");
	await fail();
	await userEvent.keyboard("hello");
	expect(screen.getByLabelText("Message")).toHaveValue("hello");
	expect(screen.getByRole("alert")).toHaveTextContent("The command palette could not be loaded. Reload the page.");
});
