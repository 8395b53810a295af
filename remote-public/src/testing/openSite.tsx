import { createMemoryPublicRepositories, type MemorySeed } from "@site/shared-data/testing";
import { render, screen } from "@testing-library/react";
import { drawnSite } from "./drawnSite.ts";
import { PublicSite } from "./PublicSite.tsx";

/**
 * Opens the public area at an address, with the drawn rows unless others are given, and waits until a page
 * stands.
 */
export async function openSite(path = "/", rows: MemorySeed = {}) {
	const repositories = createMemoryPublicRepositories({ ...drawnSite(), ...rows });
	render(<PublicSite path={path} repositories={repositories} />);
	// The first page of a test file waits for its lazy parts to be compiled.
	await screen.findByRole("heading", { level: 1 }, { timeout: 15_000 });
	return repositories;
}
