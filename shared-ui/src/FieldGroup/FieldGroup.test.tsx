import { screen, within } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Form } from "./FieldGroup.stories.tsx";

test("a group names and describes the fields in it", () => {
	renderStory(meta, Form);
	const role = screen.getByRole("group", { name: "Role" });
	expect(role).toHaveAccessibleDescription("How it reads on the home page.");
	expect(within(role).getByRole("textbox", { name: "Position" })).toHaveValue("Frontend engineer");
	expect(within(role).queryByLabelText("Start Date")).not.toBeInTheDocument();
});
