import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Highlighted, Plain } from "./CodeBlock.stories.tsx";

test("the code keeps its text, its lines and their kinds", () => {
	renderStory(meta, Highlighted);
	const block = screen.getByRole("region", { name: "terrace.ts" });
	expect(block.textContent).toBe(`${meta.args?.code}\n`);
	expect(screen.getByText("30_000")).toHaveClass("syn-number");
	expect(screen.getByText("30_000").closest(".line")).toHaveClass("marked");
	expect(screen.getByText("now").closest(".line")).not.toHaveClass("marked");
});

test("the keyboard reaches the scroller", async () => {
	renderStory(meta, Highlighted);
	await userEvent.tab();
	expect(screen.getByRole("button", { name: "Copy" })).toHaveFocus();
	await userEvent.tab();
	expect(screen.getByRole("region", { name: "terrace.ts" })).toHaveFocus();
});

test("what nobody highlighted is shown as it is, and copied as it is", async () => {
	const user = userEvent.setup();
	renderStory(meta, Plain);
	expect(screen.getByRole("region", { name: "sh" }).textContent).toBe("npm start\nnpm test\n");
	await user.click(screen.getByRole("button", { name: "Copy" }));
	expect(await navigator.clipboard.readText()).toBe("npm start\nnpm test\n");
	expect(await screen.findByRole("button", { name: /Copied!/ })).toBeInTheDocument();
});
