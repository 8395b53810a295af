import type { SystemReport } from "@site/shared-data";
import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { sampleAdminSeed } from "../testing/sampleAdminSeed.ts";
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

test("a remote whose pages fail is named with the command that repairs it", async () => {
	const repair = "npm run remote -- rollback public";
	const failing = { id: "public", failedRenders: 3, problem: "Its pages fail; the log has the error.", repair };
	const parts = report.parts.map((known) => (known.name === "public" ? { ...known, incompatible: null, failing } : known));
	render(<AdminSite path="/admin/system" readSystem={async () => ({ ...report, parts })} />);
	const remote = await part("Public remote");
	expect(remote).toHaveTextContent("Failing");
	expect(within(remote).getByRole("alert")).toHaveTextContent(
		"3 pages could not be rendered. Its pages fail; the log has the error. To repair it, run npm run remote -- rollback public on the server.",
	);
});

test("each part shows its loaded version, its active release, its origin and its load time", async () => {
	render(<AdminSite path="/admin/system" readSystem={async () => report} />);
	expect(await screen.findByRole("heading", { level: 1, name: "System" })).toBeVisible();
	expect(await part("Shell")).toHaveTextContent("1 script in 40 ms, 110.0 KB");
	const admin = await part("Admin remote");
	for (const text of ["1.0.0-old", "1.0.0-new", "Nov 21, 2026 • 3:07 PM", "https://cdn.example.test", "3 scripts in 120 ms"]) {
		expect(admin).toHaveTextContent(text);
	}
	expect(within(admin).getByRole("status")).toHaveTextContent("Another version is active");
	const backend = await part("Backend");
	for (const text of ["Healthy", "Answers, in 7 ms", "Static files without a server", "12 so far"])
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

const failedMail = {
	id: 4,
	kind: "notice",
	about: "contacts",
	entryId: "message-1",
	createdAt: new Date(2026, 10, 21, 9, 0),
	attempts: 7,
	nextAttemptAt: null,
	error: "552 Mailbox full",
} as const;

test("without a mail server the page says that no mail leaves", async () => {
	render(<AdminSite path="/admin/system" readSystem={async () => report} />);
	const mail = await part("Mail");
	expect(mail).toHaveTextContent("No mail leaves this site.");
	expect(within(mail).queryByRole("button")).not.toBeInTheDocument();
});

test("a mail that could not be delivered is listed with its reason, and tried again at once", async () => {
	const repositories = createMemoryAdminRepositories({
		...sampleAdminSeed(),
		mail: { isOn: true, sendsReceipts: true, nextDueAt: null, failed: [failedMail] },
	});
	render(<AdminSite path="/admin/system" readSystem={async () => report} repositories={repositories} />);
	const mail = await part("Mail");
	expect(mail).toHaveTextContent("552 Mailbox fullGiven up after 7 attempts.");
	expect(within(mail).getByRole("link", { name: "a message" })).toHaveAttribute("href", "/admin/contacts?message=message-1");
	await userEvent.click(within(mail).getByRole("button", { name: "Try again" }));
	expect(await within(mail).findByText(/It is tried again/)).toBeVisible();
	expect((await repositories.mail.read()).failed[0]?.nextAttemptAt).toBeInstanceOf(Date);
	expect(mail).toHaveTextContent("the next one");
});

test("a mail that waits for minutes shows that the mailer does not run", async () => {
	const nextDueAt = new Date(Date.now() - 10 * 60_000);
	const mail = { isOn: true, sendsReceipts: true, nextDueAt, failed: [] };
	const repositories = createMemoryAdminRepositories({ ...sampleAdminSeed(), mail });
	render(<AdminSite path="/admin/system" readSystem={async () => report} repositories={repositories} />);
	expect(within(await part("Mail")).getByRole("alert")).toHaveTextContent("The mailer does not run.");
});

test("the page says when the last backup was made, or how one is made, or that this is not known", async () => {
	const lastBackupAt = new Date(2026, 10, 21, 15, 7);
	const repositories = createMemoryAdminRepositories({ ...sampleAdminSeed(), lastBackupAt });
	const { unmount } = render(<AdminSite path="/admin/system" readSystem={async () => report} repositories={repositories} />);
	expect(await within(await part("Backups")).findByRole("definition")).toHaveTextContent("Nov 21, 2026 • 3:07 PM");
	unmount();
	const others = createMemoryAdminRepositories(sampleAdminSeed());
	render(<AdminSite path="/admin/system" readSystem={async () => report} repositories={others} />);
	expect(await within(await part("Backups")).findByText("This site has made no backup yet.")).toBeVisible();
	others.failWith("offline", "firstSteps");
	await userEvent.click(screen.getByRole("button", { name: "Read again" }));
	const backups = within(await part("Backups"));
	expect(await backups.findByText(/The time of the last backup could not be loaded\./)).toBeVisible();
});

test("receipts are switched off; a failed switch goes back and says why", async () => {
	const repositories = createMemoryAdminRepositories(sampleAdminSeed());
	render(<AdminSite path="/admin/system" readSystem={async () => report} repositories={repositories} />);
	const receipts = await screen.findByRole("checkbox", { name: "Thank visitors by mail" });
	await userEvent.click(receipts);
	await waitFor(async () => expect((await repositories.mail.read()).sendsReceipts).toBe(false));
	await waitFor(() => expect(receipts).not.toBeChecked());
	repositories.failWith("offline", "mail");
	await userEvent.click(receipts);
	expect(await screen.findByText(/That was not changed/)).toBeVisible();
	repositories.failWith(null);
	expect((await repositories.mail.read()).sendsReceipts).toBe(false);
});
