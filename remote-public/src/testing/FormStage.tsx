import { createMemoryRouter, RouterProvider } from "@site/shared-ui/router/testing";
import { type ReactNode, useState } from "react";

interface FormStageProps {
	/** The result of the action; "pending" keeps the form in its sending state. */
	answer?: object | "pending";
	children: ReactNode;
}

/** A form in one of its states, over the real router. */
export function FormStage({ answer, children }: FormStageProps) {
	const [router] = useState(() => {
		const hydrationData = { loaderData: {}, actionData: answer && answer !== "pending" ? { form: answer } : null };
		const routes = [{ id: "form", path: "/", Component: () => children, action: () => new Promise<null>(() => {}) }];
		const made = createMemoryRouter(routes, { hydrationData });
		if (answer === "pending") void made.navigate("/", { formMethod: "post", formData: new FormData() });
		return made;
	});
	return <RouterProvider router={router} />;
}
