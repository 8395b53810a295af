import type { RedirectResult } from "./redirectsAction.ts";

type Problems = Extract<RedirectResult, { status: "invalid" }>["problems"];

/** The message of a field of a redirect. */
export function redirectMessage(field: keyof Problems, problem: NonNullable<Problems[keyof Problems]>): string {
	if (problem === "missing") return field === "fromPath" ? "Write the old path." : "Write the new path.";
	return messages[problem];
}

const messages: Record<Exclude<NonNullable<Problems[keyof Problems]>, "missing">, string> = {
	"not-a-path": "Write a path that begins with a single /, like /essays/kebun.",
	"needless-escape": "Write letters, digits and the signs - . _ ~ as they are, not as % and a code.",
	"has-query": "Write the path without what follows ? or #; a query string is passed on by itself.",
	"too-long": "This path is longer than the site takes.",
	"fixed-route": "The site has a page of its own there.",
	elsewhere: "Write a path of this site; a redirect cannot lead elsewhere.",
	loop: "This path would lead to itself.",
	page: "There is a public page at this path. Only a path without one is redirected.",
	chain: "This path is redirected itself. Write the path where it leads.",
	taken: "This path is redirected already. Remove that redirect first.",
};
