import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin, adminPassword, sampleAdminSeed } from "../testing/sampleAdminSeed.ts";

const signedOut = () => createMemoryAdminRepositories({ ...sampleAdminSeed(), signedIn: null });

async function signIn(email: string, password: string) {
	await userEvent.type(await screen.findByLabelText("Email"), email);
	await userEvent.type(screen.getByLabelText("Password"), password);
	await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
}

test("the right e-mail and password lead to the dashboard", async () => {
	render(<AdminSite path="/admin/login" repositories={signedOut()} />);
	await signIn(admin.email, adminPassword);
	expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test.each([
	["/admin/projects", "Projects"],
	["//evil.example", "Dashboard"],
	["/admin/\nprojects", "Dashboard"],
])("a page that asked for the session, %s, leads to %s", async (next, name) => {
	render(<AdminSite path={`/admin/login?next=${encodeURIComponent(next)}`} repositories={signedOut()} />);
	await signIn(admin.email, adminPassword);
	expect(await screen.findByRole("heading", { level: 1, name })).toBeVisible();
});

test("wrong credentials show an error and keep the input, and the password has the focus", async () => {
	render(<AdminSite path="/admin/login" repositories={signedOut()} />);
	await signIn(admin.email, "teh-botol");
	expect(await screen.findByRole("alert")).toHaveTextContent(/^Invalid email or password$/);
	expect(screen.getByLabelText("Email")).toHaveValue(admin.email);
	expect(screen.getByLabelText("Password")).toHaveValue("teh-botol");
	expect(screen.getByLabelText("Password")).toHaveFocus();
});

test.each(["offline", "unavailable", "too-many"] as const)(
	"a sign-in that is %s is not called wrong, and can be tried again",
	async (kind) => {
		const repositories = signedOut();
		render(<AdminSite path="/admin/login" repositories={repositories} />);
		await screen.findByLabelText("Email");
		repositories.failWith(kind, "session");
		await signIn(admin.email, adminPassword);
		expect(await screen.findByRole("alert")).toHaveTextContent(/^Login failed\. Please try again\.$/);
		expect(screen.getByLabelText("Password")).toHaveValue(adminPassword);
		const button = screen.getByRole("button", { name: "Sign In" });
		expect(button).toBeEnabled();
		expect(button).toHaveFocus();

		repositories.failWith(null);
		await userEvent.click(button);
		expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	},
);

test("the form is shown even when the session cannot be read", async () => {
	const repositories = signedOut();
	repositories.failWith("offline", "session");
	render(<AdminSite path="/admin/login" repositories={repositories} />);
	expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
});

test("empty fields are not sent", async () => {
	render(<AdminSite path="/admin/login" repositories={signedOut()} />);
	await userEvent.click(await screen.findByRole("button", { name: "Sign In" }));
	expect(screen.getByLabelText("Email")).toBeInvalid();
	expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("the password can be shown and hidden again", async () => {
	render(<AdminSite path="/admin/login" repositories={signedOut()} />);
	const password = await screen.findByLabelText("Password");
	expect(password).toHaveAttribute("type", "password");
	await userEvent.click(screen.getByRole("button", { name: "Show password" }));
	expect(password).toHaveAttribute("type", "text");
	await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
	expect(password).toHaveAttribute("type", "password");
});

test("a signed-in admin is redirected to the dashboard", async () => {
	render(<AdminSite path="/admin/login" />);
	expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});
