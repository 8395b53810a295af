import { createMemoryRouter, RouterProvider } from "@site/shared-ui/router/testing";
import { type ReactNode, useState } from "react";
import { sampleLayout } from "./sampleLayout.ts";

interface FormStageProps {
	/** The result of the action; "pending" keeps the form in its sending state. */
	result?: object | "pending";
	children: ReactNode;
}

/** A form in one of its states, over the real router. */
export function FormStage({ result, children }: FormStageProps) {
	const [router] = useState(() => {
		const loaderData = { "public-layout": sampleLayout };
		const hydrationData = { loaderData, actionData: result && result !== "pending" ? { form: result } : null };
		const form = { id: "form", index: true as const, Component: () => children, action: () => new Promise<null>(() => {}) };
		const routes = [{ id: "public-layout", path: "/", loader: () => sampleLayout, children: [form] }];
		const router = createMemoryRouter(routes, { hydrationData });
		if (result === "pending") void router.navigate("/?index", { formMethod: "post", formData: new FormData() });
		return router;
	});
	return <RouterProvider router={router} />;
}
