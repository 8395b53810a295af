import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import avatar, { WithImage } from "./Avatar/Avatar.stories.tsx";
import { DescriptionList } from "./DescriptionList/DescriptionList.tsx";
import fieldGroup, { Form } from "./FieldGroup/FieldGroup.stories.tsx";
import { Notice } from "./Notice/Notice.tsx";
import { Progress } from "./Progress/Progress.tsx";
import { SaveState } from "./SaveState/SaveState.tsx";
import { ErrorState } from "./states/ErrorState.tsx";
import { TagList } from "./Tag/Tag.tsx";
import { renderStory } from "./testing/renderStory.tsx";

/* Components that only show their props. */

test("Avatar: a failed image is replaced with the initial, which is hidden from assistive technology", () => {
	const { container } = renderStory(avatar, WithImage);
	fireEvent.error(container.querySelector("img") as HTMLImageElement);
	expect(screen.getByText("K")).toHaveAttribute("aria-hidden", "true");
	expect(container.querySelector("img")).toBeNull();
});

test("DescriptionList: each term has its detail, and a fact without a detail is omitted", () => {
	const facts = [
		{ term: "Budget", detail: "Rp 5.000.000" },
		{ term: "Additional requirements", detail: "" },
	];
	render(<DescriptionList layout="columns" facts={facts} />);
	expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Budget"]);
	expect(screen.getByRole("definition")).toHaveTextContent("Rp 5.000.000");
});

test("FieldGroup: a group names and describes the fields in it", () => {
	renderStory(fieldGroup, Form);
	const role = screen.getByRole("group", { name: "Role" });
	expect(role).toHaveAccessibleDescription("How it reads on the home page.");
	expect(within(role).getByRole("textbox", { name: "Position" })).toHaveValue("Frontend engineer");
	expect(within(role).queryByLabelText("Start Date")).not.toBeInTheDocument();
});

test("Notice: failures interrupt, confirmations wait", () => {
	render(
		<>
			<Notice tone="danger">Failed to send message.</Notice>
			<Notice tone="ok">Message sent.</Notice>
		</>,
	);
	expect(screen.getByRole("alert")).toHaveTextContent("Failed to send message.");
	expect(screen.getByRole("status")).toHaveTextContent("Message sent.");
});

test("Progress: a named bar with an integer value between 0 and 100, or none", () => {
	const { rerender } = render(<Progress label="Reading progress" value={101.6} />);
	const bar = screen.getByRole("progressbar", { name: "Reading progress" });
	expect(bar).toHaveAttribute("aria-valuenow", "100");
	rerender(<Progress label="Reading progress" />);
	expect(bar).not.toHaveAttribute("aria-valuenow");
});

test("SaveState: a save is announced with its time, a failure is left to the notice beside it", () => {
	const { rerender } = render(<SaveState state="saved" at="10:42" />);
	expect(screen.getByRole("status")).toHaveTextContent(/^Saved 10:42$/);
	rerender(<SaveState state="failed" at="10:42" />);
	expect(screen.getByText("Not saved")).toBeVisible();
	expect(screen.queryByRole("alert")).not.toBeInTheDocument();
	expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("ErrorState: an error shows its message and Retry tries again", async () => {
	const handleRetry = jest.fn();
	render(<ErrorState title="The projects did not load" onRetry={handleRetry} />);
	expect(screen.getByRole("alert")).toHaveTextContent("The projects did not load");
	await userEvent.click(screen.getByRole("button", { name: "Retry" }));
	expect(handleRetry).toHaveBeenCalledTimes(1);
});

test("TagList: a list that shows two of five names the three hidden ones; without tags there is none", () => {
	const { rerender } = render(
		<TagList look="chips" tags={["Offline-first", "React", "Postgres", "MapLibre", "Go"]} maxTags={2} />,
	);
	const items = screen.getAllByRole("listitem");
	expect(items).toHaveLength(3);
	expect(items[2]).toHaveTextContent("+3 more: Postgres, MapLibre, Go");
	rerender(<TagList tags={[]} />);
	expect(screen.queryByRole("list")).not.toBeInTheDocument();
});
