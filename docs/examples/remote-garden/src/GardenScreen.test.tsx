import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PageInMemory } from "./testing/PageInMemory.tsx";

const heading = (name: string) => screen.findByRole("heading", { level: 1, name }, { timeout: 10_000 });

test("the garden lists its notes, and each opens with its text", async () => {
	render(<PageInMemory path="/garden" />);
	await heading("Garden");
	expect(screen.getByText("Short notes that Raka waters now and then.")).toBeInTheDocument();
	await userEvent.click(screen.getByRole("link", { name: "Terraces hold water" }));
	await heading("Terraces hold water");
	expect(screen.getByText(/A terrace is a cache/)).toBeInTheDocument();
});
