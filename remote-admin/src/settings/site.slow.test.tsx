import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./siteRoute.tsx";

beforeEach(() => localStorage.clear());

// Texts of labels and names of buttons: by its role or label a control is looked for in all of a long form.
const box = async (label: string) =>
	(await screen.findByText<HTMLLabelElement>(label, { selector: "label" })).control as HTMLElement;
const group = (legend: string) => screen.getByText(legend, { selector: "legend" }).parentElement as HTMLElement;
const boxes = (container: HTMLElement, label: string) =>
	within(container)
		.getAllByText<HTMLLabelElement>(label, { selector: "label" })
		.map(({ control }) => control as HTMLElement);
const button = (container: HTMLElement, name: string) => container.querySelector(`[aria-label="${name}"]`) as HTMLElement;
const save = () => fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
const saved = () => screen.findByText(/^Saved \d\d:\d\d$/);

async function open() {
	const repositories = createMemoryAdminRepositories({ signedIn: admin });
	render(<AdminSite path="/admin/site" repositories={repositories} />);
	await box("City");
	return repositories;
}

// Without the pointer and keys of a person, which take seconds in a form of 60 controls.
const retype = (control: HTMLElement | undefined, value: string) =>
	fireEvent.change(control as HTMLElement, { target: { value } });
const press = (control: HTMLElement) => fireEvent.click(control);

test("every kind of setting is saved: texts, groups, lists in their order, the colour", async () => {
	const { settings } = await open();
	const before = await settings.get();
	retype(await box("City"), "Bandung");
	retype(await box("WhatsApp number"), "+62 811-2222-3333");
	retype(await box("Above the essays"), "Baca pelan-pelan.");
	retype(await box("Words on its button"), "Tanya dulu");
	press(button(group("Links"), "Move GitHub up"));
	press(button(group("Links"), "Take X out"));
	press(button(group("Sections"), "Move work up"));
	press(await box("Plum"));
	press(within(group("Navigation")).getByText("Store"));
	retype(await box("After “Request received”"), "");
	save();
	await saved();
	const [email, github, , ...others] = before.social;
	expect(await settings.get()).toEqual({
		...before,
		revision: expect.any(String),
		updatedAt: expect.any(Date),
		city: "Bandung",
		// Another city than the one that it was made for.
		showsTemperature: false,
		hiddenPages: ["store"],
		texts: { ...before.texts, hireSent: "" },
		chatNumber: "6281122223333",
		leads: { ...before.leads, essays: "Baca pelan-pelan." },
		store: { ...before.store, consultation: { ...before.store.consultation, action: "Tanya dulu" } },
		social: [github, email, ...others],
		homeSections: ["currently", "work", "about"],
		accent: "plum",
	});
});

test("currency, words and the hire form's choices are saved, and a word with an unknown brace is refused", async () => {
	const { settings } = await open();
	const before = await settings.get();
	retype(await box("Currency"), "EUR");
	retype(await box("Language of the store"), "de");
	retype(await box("Saving"), "Spar {prozent} %");
	retype(await box("Project types"), " Garden\n\nPond\nPond");
	save();
	expect(await screen.findByText("Saving: only {percent} can be in braces.")).toBeVisible();
	expect(screen.getByText("Write 1 to 20 lines, each once and with at most 60 characters.")).toBeVisible();
	expect(await settings.get()).toEqual(before);
	retype(await box("Saving"), "Spar {percent} %");
	retype(await box("Project types"), " Garden\n\nPond");
	retype(await box("Under the budget ranges"), "");
	save();
	await saved();
	expect(await settings.get()).toEqual({
		...before,
		revision: expect.any(String),
		updatedAt: expect.any(Date),
		currency: "EUR",
		store: { ...before.store, language: "de", words: { ...before.store.words, saving: "Spar {percent} %" } },
		hire: { ...before.hire, projectTypes: ["Garden", "Pond"], budgetNote: "" },
	});
});

test("a typed address and phone number become links, and a new share target gets an id", async () => {
	const { settings } = await open();
	const links = group("Links");
	press(within(links).getByText("Add link"));
	retype(boxes(links, "Kind").at(-1), "phone");
	retype(boxes(links, "Label").at(-1), "Phone");
	retype(boxes(links, "Address").at(-1), "+62-22-1234");
	retype(boxes(links, "Address")[0], "halo@raka.example");
	const targets = group("Where essays can be shared");
	press(within(targets).getByText("Add target"));
	retype(boxes(targets, "Label").at(-1), "Send by Telegram");
	retype(boxes(targets, "Address").at(-1), "https://t.me/share/url?url={url}");
	save();
	await saved();
	const { social, shareTargets } = await settings.get();
	expect(social[0]?.url).toBe("mailto:halo@raka.example");
	expect(social.at(-1)).toEqual({ kind: "phone", label: "Phone", url: "tel:+62-22-1234" });
	expect(shareTargets.at(-1)).toEqual({
		id: "send-by-telegram",
		label: "Send by Telegram",
		url: "https://t.me/share/url?url={url}",
	});
});

test("a share target named like a property of every object gets another id", async () => {
	const { settings } = await open();
	const targets = group("Where essays can be shared");
	press(within(targets).getByText("Add target"));
	retype(boxes(targets, "Label").at(-1), "Constructor");
	retype(boxes(targets, "Address").at(-1), "https://example.com/?u={url}");
	save();
	await saved();
	expect((await settings.get()).shareTargets.at(-1)?.id).toBe("constructor-2");
});

test("a share target keeps its id, and so its icon, under another label, which may be of any script", async () => {
	const { settings } = await open();
	const targets = group("Where essays can be shared");
	retype(boxes(targets, "Label")[0], "Teilen auf X");
	press(within(targets).getByText("Add target"));
	retype(boxes(targets, "Label").at(-1), "微博");
	retype(boxes(targets, "Address").at(-1), "https://service.weibo.example/share?url={url}");
	save();
	await saved();
	const { shareTargets } = await settings.get();
	expect(shareTargets[0]).toMatchObject({ id: "x", label: "Teilen auf X" });
	expect(shareTargets.at(-1)).toMatchObject({ id: "service-weibo-example", label: "微博" });
});

test("what cannot be stored is told where it is, and every text stays", async () => {
	const { settings } = await open();
	const before = await settings.get();
	retype(await box("WhatsApp number"), "0812-KOPI-TUBRUK");
	retype(await box("Time zone"), "WIB");
	retype(boxes(group("Links"), "Address")[1], "javascript:alert(1)");
	retype(await box("Heading of the reasons"), " ");
	save();
	expect(await box("WhatsApp number")).toHaveAccessibleDescription(
		expect.stringContaining("Write 8 to 15 digits, the country's code first"),
	);
	expect(screen.getByText("Choose a time zone by its name, like Asia/Jakarta.")).toBeVisible();
	expect(boxes(group("Links"), "Address")[1]).toHaveAccessibleDescription(
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
	retype(heading, "x".repeat(3_000));
	save();
	expect(await screen.findByText("Heading of the consultation has at most 200 characters.")).toBeVisible();
	expect(heading).toHaveValue("x".repeat(3_000));
});

test("the chat number can be tried as it would be stored", async () => {
	await open();
	retype(await box("WhatsApp number"), "+62 811-2222-3333");
	expect(screen.getByRole("link", { name: /Try it/ })).toHaveAttribute("href", "https://wa.me/6281122223333");
	retype(await box("WhatsApp number"), "0811");
	expect(screen.queryByRole("link", { name: /Try it/ })).not.toBeInTheDocument();
});
