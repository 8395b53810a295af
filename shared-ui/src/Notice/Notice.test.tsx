import { render, screen } from "@testing-library/react";
import { Notice } from "./Notice.tsx";

test("failures interrupt, confirmations wait", () => {
	render(
		<>
			<Notice tone="danger">Failed to send message.</Notice>
			<Notice tone="ok">Message sent.</Notice>
		</>,
	);
	expect(screen.getByRole("alert")).toHaveTextContent("Failed to send message.");
	expect(screen.getByRole("status")).toHaveTextContent("Message sent.");
});
