import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";

beforeEach(() => localStorage.clear());

const box = (name: string) => screen.findByRole("textbox", { name });
const group = (name: string) => within(screen.getByRole("group", { name }));
const save = () => userEvent.click(screen.getByRole("button", { name: "Save Changes" }));

async function open() {
	const repositories = createMemoryAdminRepositories({ signedIn: admin });
	render(<AdminSite path="/admin/site" repositories={repositories} />);
	await box("City");
	return repositories;
}

async function retype(control: HTMLElement, text: string) {
	await userEvent.clear(control);
	await userEvent.click(control);
	await userEvent.paste(text);
}

test("every kind of setting is saved: texts, groups, lists in their order, the colour", async () => {
	const { settings } = await open();
	const before = await settings.get();
	await retype(await box("City"), "Bandung");
	await retype(await box("WhatsApp number"), "+62 811-2222-3333");
	await retype(await box("Above the essays"), "Baca pelan-pelan.");
	await retype(await box("Words on its button"), "Tanya dulu");
	await userEvent.click(group("Links").getByRole("button", { name: "Move GitHub up" }));
	await userEvent.click(group("Links").getByRole("button", { name: "Take X out" }));
	await userEvent.click(group("Sections").getByRole("button", { name: "Move work up" }));
	await userEvent.click(screen.getByRole("radio", { name: "Plum" }));
	await save();
	await screen.findByRole("heading", { level: 1, name: "Dashboard" });
	const [email, github, , ...others] = before.social;
	const { revision, updatedAt, ...stored } = await settings.get();
	expect(stored).toEqual({
		...before,
		revision: undefined,
		updatedAt: undefined,
		city: "Bandung",
		chatNumber: "6281122223333",
		leads: { ...before.leads, essays: "Baca pelan-pelan." },
		store: { ...before.store, consultation: { ...before.store.consultation, action: "Tanya dulu" } },
		social: [github, email, ...others],
		homeSections: ["currently", "work", "about"],
		accent: "plum",
	});
});

test("a typed address and phone number become links, and a new share target gets an id", async () => {
	const { settings } = await open();
	const links = group("Links");
	await userEvent.click(links.getByRole("button", { name: "Add link" }));
	await userEvent.selectOptions(links.getAllByLabelText("Kind").at(-1) as HTMLElement, "Phone");
	await userEvent.type(links.getAllByLabelText("Label").at(-1) as HTMLElement, "Phone");
	await userEvent.type(links.getAllByLabelText("Address").at(-1) as HTMLElement, "+62-22-1234");
	await retype(links.getAllByLabelText("Address")[0] as HTMLElement, "halo@raka.example");
	const targets = group("Where essays can be shared");
	await userEvent.click(targets.getByRole("button", { name: "Add target" }));
	await userEvent.type(targets.getAllByLabelText("Label").at(-1) as HTMLElement, "Send by Telegram");
	await userEvent.click(targets.getAllByLabelText("Address").at(-1) as HTMLElement);
	await userEvent.paste("https://t.me/share/url?url={url}");
	await save();
	await screen.findByRole("heading", { level: 1, name: "Dashboard" });
	const { social, shareTargets } = await settings.get();
	expect(social[0]?.url).toBe("mailto:halo@raka.example");
	expect(social.at(-1)).toEqual({ kind: "phone", label: "Phone", url: "tel:+62-22-1234" });
	expect(shareTargets.at(-1)).toEqual({
		id: "send-by-telegram",
		label: "Send by Telegram",
		url: "https://t.me/share/url?url={url}",
	});
});

test("what cannot be stored is told where it is, and every text stays", async () => {
	const { settings } = await open();
	const before = await settings.get();
	await retype(await box("WhatsApp number"), "0812-KOPI-TUBRUK");
	await retype(await box("Time zone").catch(() => screen.findByRole("combobox", { name: "Time zone" })), "WIB");
	await retype(group("Links").getAllByLabelText("Address")[1] as HTMLElement, "javascript:alert(1)");
	await retype(await box("Heading of the reasons"), " ");
	await save();
	expect(await box("WhatsApp number")).toHaveAccessibleDescription(
		expect.stringContaining("Write 8 to 15 digits, the country's code first"),
	);
	expect(screen.getByText("Choose a time zone by its name, like Asia/Jakarta.")).toBeVisible();
	expect(group("Links").getAllByLabelText("Address")[1]).toHaveAccessibleDescription(
		"Write an address that begins with https://, mailto: or tel:.",
	);
	expect(screen.getByText("Heading of the reasons is required.")).toBeVisible();
	expect(await box("WhatsApp number")).toHaveValue("0812-KOPI-TUBRUK");
	expect(await settings.get()).toEqual(before);
});

test("a heading of 3,000 characters is refused in words, not cut", async () => {
	await open();
	const heading = await box("Heading of the consultation");
	heading.removeAttribute("maxlength");
	await retype(heading, "x".repeat(3_000));
	await save();
	expect(await screen.findByText("Heading of the consultation is longer than the site takes.")).toBeVisible();
	expect(heading).toHaveValue("x".repeat(3_000));
});

test("settings that changed elsewhere meanwhile are compared, and nothing is lost", async () => {
	const { settings } = await open();
	await retype(await box("City"), "Bandung");
	await settings.save({ city: "Bogor" }, (await settings.get()).revision);
	await save();
	const dialog = within(await screen.findByRole("dialog"));
	expect(dialog.getByText("Bogor", { exact: false })).toBeVisible();
	expect(await settings.get()).toMatchObject({ city: "Bogor" });
	await userEvent.click(dialog.getByRole("button", { name: "Keep editing" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
	expect(await box("City")).toHaveValue("Bandung");
});

test("the chat number can be tried as it would be stored", async () => {
	await open();
	await retype(await box("WhatsApp number"), "+62 811-2222-3333");
	expect(screen.getByRole("link", { name: /Try it/ })).toHaveAttribute("href", "https://wa.me/6281122223333");
	await retype(await box("WhatsApp number"), "0811");
	expect(screen.queryByRole("link", { name: /Try it/ })).not.toBeInTheDocument();
});
