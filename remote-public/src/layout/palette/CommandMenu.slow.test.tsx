import { pages, themeAtom, themeChoiceAtom } from "@site/shared-data";
import { buildEssay, buildProject } from "@site/shared-data/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { renderSite } from "../../testing/renderSite.tsx";

const opener = () => screen.getByRole("button", { name: "Open command palette Ctrl K" });
const palette = () => screen.findByRole("dialog", { name: "Command palette" }, { timeout: 5000 });
const options = () => screen.getAllByRole("option").map((option) => option.textContent);
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("the header's button opens the palette with the actions, in order, each with its shortcut", async () => {
	await renderSite("/store");
	await userEvent.click(opener());
	expect(within(await palette()).getByRole("textbox")).toBeInTheDocument();
	expect(options()).toEqual([
		"Go to Home g h",
		"View Projects g p",
		"Read Essays g e",
		"View Store g s",
		"Contact Me g c",
		"Hire Me g i",
		...pages.slice(6).map(({ command, shortcut }) => `${command} ${shortcut}`),
		"Turn letter shortcuts off",
		"Switch theme ctrl d",
	]);
	expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Go to Home");
});

test.each([
	["Linux x86_64", "Ctrl K"],
	["MacIntel", "⌘ K"],
])("the shortcut shown on %s is part of the button's name", async (platform, keys) => {
	jest.spyOn(navigator, "platform", "get").mockReturnValue(platform);
	await renderSite("/store");
	const button = screen.getByRole("button", { name: `Open command palette ${keys}` });
	expect(button).toHaveTextContent(keys);
	jest.restoreAllMocks();
});

test.each(["{Control>}k{/Control}", "{Meta>}k{/Meta}"])("%s opens it, Escape closes it", async (keys) => {
	await renderSite("/store");
	await userEvent.keyboard(keys);
	await palette();
	await userEvent.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("text typed before the palette has loaded is in its search box, and triggers no shortcut", async () => {
	await renderSite("/store");
	await userEvent.keyboard("{Control>}k{/Control}gcx{Backspace}");
	await palette();
	await waitFor(() => expect(screen.getByRole("textbox")).toHaveValue("gc"));
	expect(screen.getByRole("heading", { level: 1, name: "Layanan", hidden: true })).toBeInTheDocument();
	await userEvent.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
	await userEvent.click(opener());
	await palette();
	expect(screen.getByRole("textbox")).toHaveValue("");
});

test("after the palette has navigated, keys are shortcuts again", async () => {
	await renderSite("/store");
	await userEvent.keyboard("{Control>}k{/Control}");
	await palette();
	await waitFor(() => expect(screen.getByRole("textbox")).toHaveFocus());
	await userEvent.keyboard("contact{Enter}");
	await heading("Contact");
	const message = within(screen.getByRole("main")).getByLabelText("Message");
	await userEvent.type(message, "At once");
	expect(message).toHaveValue("At once");
});

test("Enter runs the selected action", async () => {
	await renderSite("/store");
	await userEvent.click(opener());
	await palette();
	await waitFor(() => expect(screen.getByRole("textbox")).toHaveFocus());
	await userEvent.keyboard("contact{Enter}");
	expect(await heading("Contact")).toBeInTheDocument();
});

test.each([
	["gp", "Projects"],
	["ge", "Essays"],
	["gs", "Layanan"],
	["gc", "Contact"],
	["gi", "Hire Me"],
])("the keys %s lead to %s", async (keys, title) => {
	await renderSite("/");
	await userEvent.keyboard(keys);
	expect(await heading(title)).toBeInTheDocument();
});

test("keys typed into a field trigger no shortcut", async () => {
	await renderSite("/contact");
	await userEvent.type(within(screen.getByRole("main")).getByLabelText("Message"), "gs");
	expect(within(screen.getByRole("main")).getByLabelText("Message")).toHaveValue("gs");
	expect(await heading("Contact")).toBeInTheDocument();
});

test("keys trigger no shortcut in a dialog, with Ctrl, or a second apart", async () => {
	await renderSite("/contact");
	const press = (key: string, timeStamp: number, more = {}) => {
		const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
		Object.defineProperty(event, "timeStamp", { value: timeStamp });
		fireEvent(document.body, event);
	};
	press("g", 1000);
	press("s", 2001);
	press("g", 3000, { ctrlKey: true });
	press("s", 3100);
	press("g", 4000);
	press("s", 4100, { ctrlKey: true });
	await userEvent.click(opener());
	await palette();
	press("g", 6000);
	press("s", 6100);
	expect(screen.getByRole("heading", { level: 1, name: "Contact", hidden: true })).toBeInTheDocument();
	await userEvent.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
	press("g", 8000);
	press("s", 8999);
	expect(await heading("Layanan")).toBeInTheDocument();
});

test("letters are no shortcuts once they are switched off, on this device", async () => {
	await renderSite("/store");
	await userEvent.click(opener());
	await palette();
	await userEvent.click(screen.getByRole("option", { name: "Turn letter shortcuts off" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
	await userEvent.keyboard("gc");
	expect(localStorage.getItem("letter-keys")).toBe("off");
	await userEvent.click(opener());
	await palette();
	expect(options().slice(0, 2)).toEqual(["Go to Home", "View Projects"]);
	await userEvent.click(screen.getByRole("option", { name: "Turn letter shortcuts on" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
	expect(screen.getByRole("heading", { level: 1, name: "Layanan" })).toBeInTheDocument();
	await userEvent.keyboard("gc");
	expect(await heading("Contact")).toBeInTheDocument();
});

test("Switch theme chooses the other theme, Ctrl or Cmd with D does so while the palette is open", async () => {
	const store = getDefaultStore();
	store.set(themeAtom, "light");
	await renderSite("/store");
	await userEvent.keyboard("{Control>}d{/Control}");
	expect(store.get(themeChoiceAtom)).toBeUndefined();
	await userEvent.click(opener());
	await palette();
	await waitFor(() => expect(screen.getByRole("textbox")).toHaveFocus());
	await userEvent.keyboard("{Control>}d{/Control}");
	expect(store.get(themeChoiceAtom)).toMatchObject({ theme: "dark" });
});

const content = {
	essays: [
		buildEssay({
			id: "forms-that-forgive",
			title: "Forms that forgive",
			excerpt: "What a kopi stall taught me.",
			status: "published",
		}),
		buildEssay({ id: "unfinished", title: "Kopi, unfinished", status: "draft" }),
	],
	projects: [buildProject({ id: "kopi", title: "Kopi Kilometer", description: "A map.", tags: ["MapLibre"] })],
};

test("typing finds published essays, projects and services, the kind with the best title first", async () => {
	await renderSite("/contact", content);
	await userEvent.click(opener());
	await palette();
	await userEvent.type(screen.getByRole("textbox"), "kopi");
	expect(await screen.findByRole("option", { name: "Kopi Kilometer" })).toBeInTheDocument();
	expect(options()).toEqual(["Kopi Kilometer", "Forms that forgive"]);
	await userEvent.clear(screen.getByRole("textbox"));
	await userEvent.type(screen.getByRole("textbox"), "maintenance");
	await userEvent.click(await screen.findByRole("option", { name: "Website Maintenance" }));
	expect(await heading("Layanan")).toBeInTheDocument();
});

test("a query that finds nothing can be asked instead, as the subject of a message", async () => {
	await renderSite("/store", content);
	await userEvent.click(opener());
	await palette();
	await userEvent.type(screen.getByRole("textbox"), "a kiln");
	expect(await screen.findByText("Nothing found for “a kiln”.")).toBeInTheDocument();
	expect(options()).toEqual(["Ask me instead"]);
	await userEvent.keyboard("{Enter}");
	await heading("Contact");
	expect(within(screen.getByRole("main")).getByLabelText("Subject")).toHaveValue("a kiln");
});

test("nothing is read before the palette opens", async () => {
	const repositories = await renderSite("/store", content);
	const read = jest.spyOn(repositories.essays, "listSearchEntries");
	expect(read).not.toHaveBeenCalled();
	await userEvent.click(opener());
	await palette();
	await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
});

test("a failed search shows an error, keeps the actions, and the next query retries", async () => {
	const repositories = await renderSite("/contact", content);
	repositories.failWith("offline", "essays");
	await userEvent.click(opener());
	await palette();
	await userEvent.type(screen.getByRole("textbox"), "view");
	await waitFor(() =>
		expect(screen.getByText("The search did not answer. Change the text to search again.")).toBeInTheDocument(),
	);
	expect(options().slice(0, 2)).toEqual(["View Projects g p", "View Store g s"]);
	repositories.failWith(null);
	await userEvent.clear(screen.getByRole("textbox"));
	await userEvent.type(screen.getByRole("textbox"), "kopi");
	expect(await screen.findByRole("option", { name: "Kopi Kilometer" })).toBeInTheDocument();
	expect(screen.getByRole("heading", { level: 1, name: "Contact", hidden: true })).toBeInTheDocument();
});
