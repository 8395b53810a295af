import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OfferCard } from "./OfferCard.tsx";

const texts = {
	name: "Landing page",
	description: "One page.",
	deliveryTime: "5-7 days",
	price: "Rp 2",
	moreFeatures: "+{count} more",
	renderAction: (nameId: string) => <button aria-describedby={nameId}>Order</button>,
};

test("a card is named by its offer, which describes its button as well", () => {
	render(<OfferCard {...texts} features={["One"]} />);
	expect(screen.getByRole("article", { name: "Landing page" })).toBeInTheDocument();
	expect(screen.getByRole("button", { name: "Order", description: "Landing page" })).toBeInTheDocument();
});

test("four features are shown, also two with one text, and a click opens the others", async () => {
	render(<OfferCard {...texts} features={["One", "One", "Two", "Three", "Four", "Five"]} />);
	expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["One", "One", "Two", "Three"]);
	const more = screen.getByText("+2 more");
	await userEvent.click(more);
	expect(more.closest("details")).toHaveAttribute("open");
	expect(more.closest("details")).toHaveTextContent("FourFive");
});

test("a former price is announced as one, and a note stands where there is none", () => {
	const { rerender } = render(
		<OfferCard {...texts} features={[]} original={{ label: "Before", price: "Rp 3", saving: "Save 33%" }} note="Always" />,
	);
	expect(screen.getByText("Rp 3").tagName).toBe("DEL");
	expect(screen.getByRole("article")).toHaveTextContent("Before Rp 3Save 33%");
	expect(screen.queryByText("Always")).not.toBeInTheDocument();
	rerender(<OfferCard {...texts} features={[]} note="Always" />);
	expect(screen.getByText("Always")).toBeInTheDocument();
});
