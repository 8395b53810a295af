import { buildEssay, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";
import "../essays/essayFormRoute.tsx";
import "../essays/essayListRoute.tsx";

const scheduled = { id: "panen", title: "Panen", status: "published" } as const;

/** A site in New York whose footer names another city. */
async function open(path: string, publishAt: string) {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, essays: [buildEssay({ ...scheduled, publishAt })] });
	const { revision } = await repositories.settings.get();
	await repositories.settings.save({ timeZone: "America/New_York", city: "Gothenburg" }, revision);
	render(<AdminSite path={path} repositories={repositories} />);
	return repositories;
}

/** The dialog that changes the time of a scheduled essay. */
async function changeTime() {
	fireEvent.click(await screen.findByRole("button", { name: "Schedule" }));
	fireEvent.click(await screen.findByRole("menuitem", { name: "Change time…" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Publish later" }));
	return {
		dialog,
		type(day: string, time: string) {
			fireEvent.change(dialog.getByLabelText("Day"), { target: { value: day } });
			fireEvent.change(dialog.getByLabelText("Time in New York"), { target: { value: time } });
		},
		press: () => fireEvent.click(dialog.getByRole("button", { name: "Schedule" })),
	};
}

test("a list names the site's zone at a time that this device's clock shows otherwise", async () => {
	await open("/admin/essays", "2999-01-15T13:00:00Z");
	expect(await screen.findByText("Jan 15, 8:00 AM EST")).toBeVisible();
});

test("an hour that the zone's clocks skip is refused at its field, and one that they repeat says which it is", async () => {
	const { essays } = await open("/admin/essays/panen/edit", "2999-01-15T13:00:00Z");
	const { dialog, type, press } = await changeTime();
	type("2999-03-10", "02:30");
	expect(dialog.getByLabelText("Time in New York")).toHaveAccessibleDescription(
		"The clocks in New York are set forward over this time on that day. Choose another one.",
	);
	press();
	expect((await essays.get("panen"))?.publishAt).toBe("2999-01-15T13:00:00Z");
	type("2999-11-03", "01:30");
	expect(dialog.getByText(/The clocks in New York show this time twice; it is 1:30 AM EDT\.$/)).toBeVisible();
	press();
	await screen.findByRole("heading", { name: "Essays" });
	expect((await essays.get("panen"))?.publishAt).toBe("2999-11-03T05:30:00.000Z");
});

test("the second of two such hours stays the second one", async () => {
	await open("/admin/essays/panen/edit", "2999-11-03T06:30:00Z");
	const { dialog } = await changeTime();
	expect(dialog.getByText(/it is 1:30 AM EST\.$/)).toBeVisible();
});
