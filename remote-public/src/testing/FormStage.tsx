import { createMemoryRouter, RouterProvider } from "@site/shared-ui/router/testing";
import { type ReactNode, useState } from "react";

interface FormStageProps {
	/** The result of the action; "pending" keeps the form in its sending state. */
	result?: object | "pending";
	children: ReactNode;
}

/** A form in one of its states, over the real router. */
export function FormStage({ result, children }: FormStageProps) {
	const [router] = useState(() => {
		const hydrationData = { loaderData: {}, actionData: result && result !== "pending" ? { form: result } : null };
		const routes = [{ id: "form", path: "/", Component: () => children, action: () => new Promise<null>(() => {}) }];
		const router = createMemoryRouter(routes, { hydrationData });
		if (result === "pending") void router.navigate("/", { formMethod: "post", formData: new FormData() });
		return router;
	});
	return <RouterProvider router={router} />;
}
