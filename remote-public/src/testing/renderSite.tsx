import { createMemoryPublicRepositories, type MemorySeed } from "@site/shared-data/testing";
import { render, screen } from "@testing-library/react";
import { PublicSite } from "./PublicSite.tsx";
import { sampleSiteSeed } from "./sampleSiteSeed.ts";

/**
 * Renders the public area at a URL, with the sample rows by default, and waits for the page's heading.
 */
export async function renderSite(path = "/", rows: MemorySeed = {}) {
	const repositories = createMemoryPublicRepositories({ ...sampleSiteSeed(), ...rows });
	render(<PublicSite path={path} repositories={repositories} />);
	// The first page of a test file waits for its lazy parts to be compiled.
	await screen.findByRole("heading", { level: 1 }, { timeout: 15_000 });
	return repositories;
}
