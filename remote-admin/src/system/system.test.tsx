import type { SystemReport } from "@site/shared-data";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./systemRoute.tsx";

const report: SystemReport = {
	revision: 12,
	parts: [
		{
			name: "shell",
			running: "1.0.0-shell",
			deployed: null,
			publishedAt: null,
			origin: "https://site.example.test",
			incompatible: null,
			hashedFiles: null,
			loaded: { files: 1, durationMs: 40, bytes: 112_640 },
		},
		{
			name: "public",
			running: null,
			deployed: "1.0.0-new",
			publishedAt: null,
			origin: "https://site.example.test",
			incompatible: "public: needs react ^20.0.0, and this shell provides 19.3.0.",
			hashedFiles: 40,
			loaded: null,
		},
		{
			name: "admin",
			running: "1.0.0-old",
			deployed: "1.0.0-new",
			publishedAt: new Date(2026, 10, 21, 15, 7),
			origin: "https://cdn.example.test",
			incompatible: null,
			hashedFiles: 30,
			loaded: { files: 3, durationMs: 120, bytes: 0 },
		},
	],
	backend: {
		url: "https://data.example.test",
		fromBrowser: { isChecked: true, isReachable: true, durationMs: 7 },
		fromServer: { isChecked: false },
	},
};

const part = (name: string) => screen.findByRole("region", { name });

test("each part shows its loaded version, its active release, its origin and its load time", async () => {
	render(<AdminSite path="/admin/system" readSystem={async () => report} />);
	expect(await screen.findByRole("heading", { level: 1, name: "System" })).toBeVisible();
	expect(await part("Shell")).toHaveTextContent("1 script in 40 ms, 110.0 KB");
	const admin = await part("Admin remote");
	for (const text of ["1.0.0-old", "1.0.0-new", "Nov 21, 2026 • 3:07 PM", "https://cdn.example.test", "3 scripts in 120 ms"]) {
		expect(admin).toHaveTextContent(text);
	}
	expect(within(admin).getByRole("status")).toHaveTextContent("Another version is in force");
	const backend = await part("Backend");
	for (const text of ["Healthy", "Answers, in 7 ms", "No server of its own", "12 so far"])
		expect(backend).toHaveTextContent(text);
});

test("an incompatible remote shows the reason, and no integrity check", async () => {
	render(<AdminSite path="/admin/system" readSystem={async () => report} />);
	const incompatible = await part("Public remote");
	expect(within(incompatible).getByRole("alert")).toHaveTextContent("Refused. public: needs react ^20.0.0");
	expect(incompatible).toHaveTextContent("Not loaded in this tab");
	expect(incompatible).not.toHaveTextContent("compared");
});

test("a failed report shows an error and can be retried", async () => {
	const failing = { isChecked: true, isReachable: false, durationMs: 5_000 } as const;
	let current: SystemReport = { ...report, revision: null, backend: { ...report.backend, fromServer: failing } };
	render(<AdminSite path="/admin/system" readSystem={async () => current} />);
	expect(await screen.findByText("The registry could not be read.")).toBeVisible();
	const backend = await part("Backend");
	for (const text of ["Failing", "Does not answer (5000 ms)"]) expect(backend).toHaveTextContent(text);
	current = report;
	await userEvent.click(screen.getByRole("button", { name: "Read again" }));
	expect(await within(backend).findByText("Healthy")).toBeVisible();
	expect(screen.queryByText("The registry could not be read.")).not.toBeInTheDocument();
});

test("the page is found beside the account and in the palette, and has no control that changes a deployment", async () => {
	render(<AdminSite readSystem={async () => report} />);
	await userEvent.click(await screen.findByRole("link", { name: "System" }));
	expect(await screen.findByRole("heading", { level: 1, name: "System" })).toBeVisible();
	const main = within(screen.getByRole("main"));
	expect(main.getAllByRole("button").map((button) => button.textContent)).toEqual(["Read again"]);
	await userEvent.keyboard("{Control>}k{/Control}");
	expect(await screen.findByRole("option", { name: "System" })).toBeVisible();
});
