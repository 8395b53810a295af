import { catalogueFolder } from "./paths.ts";
import { runCommand } from "./runCommand.ts";

/** Builds the static catalogue. It needs no backend, because stories contain their own data. */
export async function buildCatalogue(): Promise<void> {
	const args = ["build", "--quiet", "--disable-telemetry", "--output-dir", catalogueFolder];
	if (!(await runCommand({ program: "storybook", args }))) throw new Error("The catalogue did not build.");
}
