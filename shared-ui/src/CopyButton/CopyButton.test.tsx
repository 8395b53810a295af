import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Default, WithOtherWords } from "./CopyButton.stories.tsx";

afterEach(() => jest.useRealTimers());

test("it copies the text and shows Copied! for two seconds", async () => {
	jest.useFakeTimers();
	const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
	renderStory(meta, Default);
	await user.click(screen.getByRole("button", { name: "Copy" }));
	expect(await navigator.clipboard.readText()).toBe("https://wiratama.example/essays/what-tea-terraces-know-about-caching");
	expect(await screen.findByRole("button", { name: /Copied!/ })).toBeInTheDocument();
	expect(screen.getByRole("status")).toHaveTextContent("Copied!");
	act(() => jest.advanceTimersByTime(2000));
	expect(screen.getByRole("button", { name: "Copy" })).toBeInTheDocument();
});

test("a clipboard that refuses is never called a success", async () => {
	const user = userEvent.setup();
	jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
	renderStory(meta, WithOtherWords);
	await user.click(screen.getByRole("button", { name: "Copy link" }));
	expect(await screen.findByRole("button", { name: /Not copied/ })).toBeInTheDocument();
	expect(screen.queryByText("Copied!")).not.toBeInTheDocument();
});
