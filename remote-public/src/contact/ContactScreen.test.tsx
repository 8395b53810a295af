import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { FormStage } from "../testing/FormStage.tsx";
import { renderSite } from "../testing/renderSite.tsx";
import { ContactForm } from "./ContactForm.tsx";

const field = (name: string) => within(screen.getByRole("main")).getByLabelText<HTMLInputElement>(name);
const send = () => userEvent.click(screen.getByRole("button", { name: "Send Message" }));

async function write(message = "Hello from Lembang.") {
	const user = userEvent.setup();
	await user.type(field("Name"), "Sari Lestari");
	await user.type(field("Email"), "sari@example.com");
	await user.type(field("Subject"), "A trail above Dago");
	await user.type(field("Message"), message);
}

test("all four fields are required, and the e-mail must be valid", async () => {
	await renderSite("/contact");
	for (const name of ["Name", "Email", "Subject", "Message"]) expect(field(name)).toBeRequired();
	expect(field("Email")).toHaveAttribute("type", "email");
});

test("a refused form says below each field what it needs and focuses the first; a corrected field has no words", async () => {
	await renderSite("/contact");
	await userEvent.type(field("Email"), "sari");
	await send();
	expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([
		"Please write your name, in one line.",
		"Please write a whole address, like sari@example.com.",
		"Please write what it is about, in one line.",
		"Please write a message.",
	]);
	expect(field("Name")).toHaveFocus();
	expect(field("Email")).toBeInvalid();
	expect(field("Email")).toHaveAccessibleDescription(/whole address/);
	await userEvent.type(field("Email"), "@example.com");
	expect(field("Email")).not.toHaveAttribute("aria-invalid");
	expect(screen.getAllByRole("alert")).toHaveLength(3);
});

test("a message is sent, the form is cleared and shows a confirmation", async () => {
	const repositories = await renderSite("/contact");
	const sent = jest.spyOn(repositories.contacts, "send");
	await write();
	await send();
	expect(await screen.findByRole("status")).toHaveTextContent(/^Message sent\. Thank you, Sari\./);
	expect(sent).toHaveBeenCalledWith(
		{ name: "Sari Lestari", email: "sari@example.com", subject: "A trail above Dago", message: "Hello from Lembang." },
		{ honeypot: "" },
	);
	for (const name of ["Name", "Email", "Subject", "Message"]) expect(field(name)).toHaveValue("");
	expect(screen.getByRole("button", { name: "Send Message" })).toBeEnabled();
});

test.each(["unavailable", "offline", "too-many", "unknown"] as const)(
	"when sending fails (%s) the specified words stand there, the text stays and can go another way",
	async (kind) => {
		const repositories = await renderSite("/contact");
		repositories.failWith(kind, "contacts");
		await write();
		await send();
		expect(await screen.findByRole("alert")).toHaveTextContent("Failed to send message. Please try again.");
		expect(field("Message")).toHaveValue("Hello from Lembang.");
		expect(field("Name")).toHaveValue("Sari Lestari");
		expect(screen.getByRole("link", { name: "Send it by e-mail" })).toHaveAttribute(
			"href",
			"mailto:halo@example.com?subject=A%20trail%20above%20Dago&body=Hello%20from%20Lembang.",
		);
		const chat = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Send it by WhatsApp" }).href);
		expect(chat.searchParams.get("text")).toBe("A trail above Dago\n\nHello from Lembang.");
	},
);

test("Retry sends the current values", async () => {
	const repositories = await renderSite("/contact");
	repositories.failWith("unavailable", "contacts");
	await write();
	await send();
	repositories.failWith(null);
	await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
	expect(await screen.findByRole("status")).toHaveTextContent(/^Message sent/);
	expect(screen.queryByRole("alert")).not.toBeInTheDocument();
	expect(field("Message")).toHaveValue("");
});

test("while the form is sent the button is busy and keeps its name", async () => {
	const repositories = await renderSite("/contact");
	let arrive: () => void = () => {};
	jest.spyOn(repositories.contacts, "send").mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
	await write();
	await send();
	await waitFor(() => expect(screen.getByRole("button", { name: "Send Message" })).toBeDisabled());
	expect(field("Message")).toHaveValue("Hello from Lembang.");
	arrive();
	expect(await screen.findByRole("status")).toHaveTextContent(/^Message sent/);
});

test("a page that the server rendered after a failure keeps its values while Retry sends them", async () => {
	const values = { name: "Sari", email: "sari@example.com", subject: "A trail", message: "Hello." };
	const page = (
		<FormStage result={{ status: "failed", at: 1, kind: "unavailable", field: null, values }}>
			<main>
				<ContactForm subject="" note="" thanks="" />
			</main>
		</FormStage>
	);
	const container = document.body.appendChild(document.createElement("div"));
	container.innerHTML = renderToString(page);
	render(page, { container, hydrate: true });
	await userEvent.click(screen.getByRole("button", { name: "Retry" }));
	await waitFor(() => expect(screen.getByRole("button", { name: "Send Message" })).toBeDisabled());
	expect(["Name", "Email", "Subject", "Message"].map((name) => field(name).value)).toEqual(Object.values(values));
	expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("an e-mail that browsers accept and the server refuses is an error at its field", async () => {
	await renderSite("/contact");
	await write();
	await userEvent.clear(field("Email"));
	await userEvent.type(field("Email"), "sari@kebun");
	await send();
	expect(await screen.findByRole("alert")).toHaveTextContent("Please write a whole address");
	await waitFor(() => expect(field("Email")).toHaveFocus());
	expect(field("Email")).toBeInvalid();
	expect(field("Message")).toHaveValue("Hello from Lembang.");
});

test("a character limit is shown before it is reached", async () => {
	await renderSite("/contact");
	expect(field("Message")).toHaveAttribute("maxlength", "10000");
	await userEvent.click(field("Subject"));
	await userEvent.paste("x".repeat(269));
	expect(screen.queryByText("269 / 300")).not.toBeInTheDocument();
	await userEvent.paste("xx");
	expect(field("Subject")).toHaveAccessibleDescription("271 of 300 characters");
	await userEvent.paste("x".repeat(40));
	expect(field("Subject")).toHaveAccessibleDescription("This is as much as fits here. 300 of 300 characters");
});

test("a field takes as many characters as the database, of which an emoji is one", async () => {
	await renderSite("/contact");
	await userEvent.click(field("Subject"));
	await userEvent.paste("🌿".repeat(299));
	expect(field("Subject")).toHaveAccessibleDescription("299 of 300 characters");
	await userEvent.keyboard("🌿");
	expect(field("Subject")).toHaveAccessibleDescription("This is as much as fits here. 300 of 300 characters");
	await userEvent.keyboard("a");
	expect(field("Subject")).toHaveValue("🌿".repeat(300));
	field("Subject").setSelectionRange(0, 600);
	await userEvent.paste("x".repeat(310));
	expect(field("Subject")).toHaveValue("x".repeat(300));
});

test.each([
	[100, `Pesanan: ${"🌿".repeat(100)}`],
	[101, ""],
])("a name of %i characters in a link makes the subject %j", async (length, subject) => {
	await renderSite(`/contact?service=${encodeURIComponent("🌿".repeat(length))}`);
	expect(field("Subject")).toHaveValue(subject);
});

test("the service in the URL is the subject, and is cleared after sending", async () => {
	await renderSite("/contact?service=Web+Application");
	expect(field("Subject")).toHaveValue("Pesanan: Web Application");
	await userEvent.type(field("Name"), "Sari");
	await userEvent.type(field("Email"), "sari@example.com");
	await userEvent.type(field("Message"), "When can we start?");
	await send();
	await screen.findByRole("status");
	expect(field("Subject")).toHaveValue("");
});

test("a text in the URL that is longer than any service's name is no subject", async () => {
	await renderSite(`/contact?service=${"x".repeat(101)}`);
	expect(field("Subject")).toHaveValue("");
});

test("a message with a filled honeypot is not stored, and gets the same confirmation", async () => {
	const repositories = await renderSite("/contact");
	const stored = jest.spyOn(repositories.contacts, "send");
	await write();
	const honeypot = document.querySelector<HTMLInputElement>('input[name="website"]') as HTMLInputElement;
	expect(honeypot).toHaveAttribute("tabindex", "-1");
	expect(honeypot.closest("[aria-hidden]")).toHaveAttribute("aria-hidden", "true");
	await userEvent.type(honeypot, "https://spam.example");
	await send();
	expect(await screen.findByRole("status")).toHaveTextContent(/^Message sent/);
	expect(stored.mock.calls[0]?.[1]).toEqual({ honeypot: "https://spam.example" });
});

test("the other contact channels are beside the form", async () => {
	await renderSite("/contact");
	expect(screen.getByRole("link", { name: "halo@example.com" })).toHaveAttribute("href", "mailto:halo@example.com");
	expect(screen.getByRole("link", { name: "+62 812 3456 7890" })).toHaveAttribute("href", "https://wa.me/6281234567890");
	expect(screen.getByRole("link", { name: "Use the hire form instead" })).toHaveAttribute("href", "/hire");
});
