import { render, screen } from "@testing-library/react";
import { DescriptionList } from "./DescriptionList.tsx";

test("each term is shown with its detail, and a fact without a detail is omitted", () => {
	render(
		<DescriptionList
			layout="columns"
			facts={[
				{ term: "Budget", detail: "Rp 5.000.000" },
				{ term: "Additional requirements", detail: "" },
			]}
		/>,
	);
	expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Budget"]);
	expect(screen.getByRole("definition")).toHaveTextContent("Rp 5.000.000");
});
