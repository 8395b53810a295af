import type { Problem } from "@site/shared-data/rules";

/** What is wrong with a field, beside the field. */
export function problemWords(label: string, problem: Problem): string {
	return words[problem](label);
}

const words: Record<Problem, (label: string) => string> = {
	missing: (label) => `${label} is required.`,
	"too-long": (label) => `${label} is longer than the site takes.`,
	"not-a-url": () => "Write an address that begins with https:// or with a single /.",
	"not-an-email": () => "Write an e-mail address, like name@example.com.",
	"not-a-day": () => "Choose a day that exists.",
	"out-of-range": (label) => `${label} is outside of what is possible.`,
};
