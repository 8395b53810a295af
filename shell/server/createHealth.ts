import type { PublicRepositories } from "@site/shared-data";

const freshFor = 2_000;

interface Report {
	status: "ok" | "failing";
	backend: "answers" | "does not answer";
}

/** Healthy means that a real row was read a moment ago: the check asks the database, at most every two seconds. */
export function createHealth({ profile }: Pick<PublicRepositories, "profile">) {
	let checked: { at: number; report: Promise<Report> } | undefined;
	return () => {
		if (!checked || performance.now() - checked.at > freshFor) checked = { at: performance.now(), report: check() };
		return checked.report;
	};

	async function check(): Promise<Report> {
		const row = await profile.get().catch(() => null);
		return row ? { status: "ok", backend: "answers" } : { status: "failing", backend: "does not answer" };
	}
}
