import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin, sampleAdminSeed } from "../../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./forgotPasswordRoute.tsx";
import "./setPasswordRoute.tsx";

const signedOut = () => createMemoryAdminRepositories({ ...sampleAdminSeed(), signedIn: null });

test("the sign-in page links to the password reset; the response does not reveal whether the account exists", async () => {
	render(<AdminSite path="/admin/login" repositories={signedOut()} />);
	await userEvent.click(await screen.findByRole("link", { name: "Forgot password?" }));
	await screen.findByRole("heading", { level: 1, name: "Forgot password" });
	await userEvent.type(screen.getByLabelText("Email"), "stranger@example.com");
	await userEvent.click(screen.getByRole("button", { name: "Send mail" }));
	expect(await screen.findByText(/If stranger@example.com belongs to an account, a mail is on its way/)).toBeVisible();
	expect(screen.getByRole("link", { name: "enter its code" })).toHaveAttribute(
		"href",
		"/admin/set-password?email=stranger%40example.com",
	);
});

test("a mail that could not be sent shows an error, and the e-mail stays", async () => {
	const repositories = signedOut();
	render(<AdminSite path="/admin/forgot-password" repositories={repositories} />);
	await userEvent.type(await screen.findByLabelText("Email"), admin.email);
	repositories.failWith("offline", "session");
	await userEvent.click(screen.getByRole("button", { name: "Send mail" }));
	expect(await screen.findByRole("alert")).toHaveTextContent("The mail could not be sent. The connection was lost.");
	expect(screen.getByLabelText("Email")).toHaveValue(admin.email);
});

test("a wrong code shows an error and keeps the input", async () => {
	const repositories = signedOut();
	render(<AdminSite path={`/admin/set-password?email=${admin.email}`} repositories={repositories} />);
	await userEvent.type(await screen.findByLabelText("Code"), "000000");
	await userEvent.type(screen.getByLabelText("New password"), "a new calm password");
	await userEvent.click(screen.getByRole("button", { name: "Set password" }));
	expect(await screen.findByRole("alert")).toHaveTextContent("This code is wrong, used or too old.");
	expect(screen.getByLabelText("Email")).toHaveValue(admin.email);
	expect(screen.getByLabelText("New password")).toHaveValue("a new calm password");
});

test("the right code and a new password lead to the dashboard, and the new password signs in", async () => {
	const repositories = signedOut();
	render(<AdminSite path={`/admin/set-password?email=${admin.email}`} repositories={repositories} />);
	// The code in every recovery mail of the memory repositories.
	await userEvent.type(await screen.findByLabelText("Code"), "123456");
	await userEvent.type(screen.getByLabelText("New password"), "a new calm password");
	await userEvent.click(screen.getByRole("button", { name: "Set password" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	await repositories.session.signOut();
	expect(await repositories.session.signIn(admin.email, "a new calm password")).toBe(true);
});

test("a password of which only a part would count is refused, and the code stays usable", async () => {
	render(<AdminSite path={`/admin/set-password?email=${admin.email}`} repositories={signedOut()} />);
	await userEvent.type(await screen.findByLabelText("Code"), "123456");
	await userEvent.type(screen.getByLabelText("New password"), "é".repeat(37));
	await userEvent.click(screen.getByRole("button", { name: "Set password" }));
	expect(await screen.findByRole("alert")).toHaveTextContent(
		"This password is longer than 72 characters, where accents and emoji count as several. Choose a shorter one.",
	);
	expect(screen.getByLabelText("Code")).toHaveValue("123456");
	expect(screen.getByLabelText("New password")).toHaveValue("é".repeat(37));
});

test("the link of a mail signs in, so that the form has only the password, and its tokens leave the address bar", async () => {
	window.history.replaceState(null, "", `/admin/set-password#${new URLSearchParams({ type: "recovery", email: admin.email })}`);
	render(<AdminSite path="/admin/set-password" repositories={signedOut()} />);
	expect(await screen.findByText("You are signed in. Choose a new password.")).toBeVisible();
	expect(screen.queryByLabelText("Code")).not.toBeInTheDocument();
	expect(window.location.hash).toBe("");
});

test("a used link leads to the form with the code", async () => {
	window.history.replaceState(null, "", "/admin/set-password#error=access_denied&error_code=otp_expired");
	render(<AdminSite path="/admin/set-password" repositories={signedOut()} />);
	expect(await screen.findByRole("alert")).toHaveTextContent("This link was used or is too old.");
	expect(screen.getByLabelText("Code")).toBeVisible();
});
