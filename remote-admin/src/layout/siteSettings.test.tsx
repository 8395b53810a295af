import { DataError } from "@site/shared-data";
import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";
import "../publications/essays/essayFormRoute.tsx";
import { readSite } from "./adminLoader.ts";

const moment = new Date("2026-03-05T17:04:00Z");
beforeEach(() => {
	localStorage.clear();
	jest.useFakeTimers({ now: moment, advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

async function open(path: string, timeZone: string, city: string) {
	const repositories = createMemoryAdminRepositories({ signedIn: admin });
	const { revision } = await repositories.settings.get();
	await repositories.settings.save({ name: "Kedai Raka", timeZone, city }, revision);
	render(<AdminSite path={path} repositories={repositories} />);
	return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

/** Four minutes after midnight in Jakarta it is noon of the day before in New York. */
test.each([
	["Asia/Jakarta", "Jakarta", "2026-03-06", "2026-03-07"],
	["America/New_York", "New York", "2026-03-05", "2026-03-06"],
])("in %s a new essay and its schedule have the day of %s", async (timeZone, city, today, tomorrow) => {
	const user = await open("/admin/essays/new", timeZone, city);
	expect(await screen.findByLabelText("Date")).toHaveValue(today);
	await user.click(screen.getByRole("button", { name: "Schedule" }));
	expect(await screen.findByLabelText("Day")).toHaveValue(tomorrow);
	expect(screen.getByLabelText(`Time in ${city}`)).toHaveValue("08:00");
});

test("settings that cannot be read are those of the last read", async () => {
	const repositories = createMemoryAdminRepositories({ signedIn: admin });
	const { revision } = await repositories.settings.get();
	await repositories.settings.save({ name: "Kedai Raka", timeZone: "America/New_York", city: "New York" }, revision);
	const site = await readSite(repositories);
	jest.spyOn(repositories.settings, "get").mockRejectedValue(new DataError("unavailable", "The database does not answer."));
	expect(site.timeZone).toBe("America/New_York");
	expect(await readSite(repositories)).toEqual(site);
});

test("the brand is the site's name, and the dashboard has the day of the site's zone", async () => {
	await open("/admin", "America/New_York", "New York");
	expect(await screen.findAllByText("Kedai Raka")).not.toHaveLength(0);
	expect(await screen.findByText(/Thursday/)).toBeVisible();
});
