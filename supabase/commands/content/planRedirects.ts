import { encodeNonAscii, normalizePath, type RedirectProblem, validateRedirect } from "@site/shared-data/rules";
import { CommandError } from "../../embedded/errors.ts";
import type { Row } from "./ContentApi.ts";
import type { PlannedPost } from "./plan.ts";
import type { Source, Unreadable } from "./sources/Post.ts";

const maxRedirects = 10_000;

export interface PlannedRedirect {
	from: string;
	to: string;
	isThere: boolean;
}

const reasons: Partial<Record<RedirectProblem, string>> = {
	missing: "the site has its home page there",
	"fixed-route": "the site has a page or file there",
	"too-long": "the path is too long",
};

/** Redirects from the old paths of public posts and feeds. Refuses those that the site cannot have. */
export function planRedirects(
	planned: readonly PlannedPost[],
	{ feeds }: Source,
	stored: readonly Row[],
): { redirects: PlannedRedirect[]; refused: Unreadable[] } {
	const targets = new Map(stored.map((row) => [String(row.from_path), String(row.to_path)]));
	const redirects = new Map<string, PlannedRedirect>();
	const refused: Unreadable[] = [];
	const wanted = planned
		.filter(({ post }) => post.isPublic)
		.flatMap(({ post, id }) =>
			post.addresses
				.filter((path) => path.startsWith("/"))
				.map((path) => ({ path, to: `/${post.entity}/${id}`, source: post.source })),
		);
	for (const { path, to, source } of [...wanted, ...feeds.map((path) => ({ path, to: "/rss.xml", source: "the feed" }))]) {
		const from = normalizePath(encodeNonAscii(path.replace(/[?#].*/, "").replace(/\/{2,}/g, "/")));
		const known = redirects.get(from)?.to ?? targets.get(from);
		// A path that leads there by itself needs none.
		if (from === to || redirects.get(from)?.to === to) continue;
		const [problem] = Object.values(validateRedirect({ fromPath: from, toPath: to }));
		if (problem !== undefined || (known !== undefined && known !== to)) {
			const reason = problem === undefined ? `it leads to ${known}` : (reasons[problem] ?? "it is not a path");
			refused.push({ source, reason: `no redirect from ${from || "/"}: ${reason}` });
			continue;
		}
		redirects.set(from, { from, to, isThere: known === to });
	}
	if (redirects.size > maxRedirects) {
		throw new CommandError(
			`The blog has ${redirects.size} old addresses, and an import makes up to ${maxRedirects} redirects; import it in parts, or with --no-redirects.`,
		);
	}
	return { redirects: [...redirects.values()], refused };
}
