import { createHash } from "node:crypto";
import { incompleteHeader } from "@site/shared-data";
import { LRUCache } from "lru-cache";
import type { CachedPage } from "./CachedPage.ts";
import type { ContentWatch, Standing } from "./createContentWatch.ts";
import type { PageFiles } from "./createPageFiles.ts";

/** Milliseconds a page is served without asking anybody. */
const freshFor = 2_000;
/** Milliseconds after that in which the kept page is served while a new one is made; together they stay below the 5 s after which a change is visible. */
const graceFor = 1_500;
/** Milliseconds after which a page is made anew although its content is the same: it may speak of the day. */
const renderedFor = 10 * 60_000;
/** Milliseconds a reader waits for a new page when there is an older one to show. */
const patience = 2_000;
/** Milliseconds of it for the question whether the older page still holds. */
const patienceToAsk = 700;
/** Milliseconds after a failure in which nobody waits for the backend again. */
const restAfterFailure = 5_000;

interface Options {
	/**
	 * Makes the page of a URL, which is all that tells it from another: it is for every visitor who asks for
	 * that URL. A status of 500 and above, or a header that calls it incomplete, says that it could not be
	 * made.
	 */
	render: (url: string) => Promise<Response>;
	/** Whether the pages of an origin are kept; those of others are made for each request. */
	isKept?: (origin: string) => boolean;
	/** What the content stands at. */
	content: ContentWatch;
	/** How many texts could not be rendered so far and were shown as they are. A page made meanwhile is made again as if its content changed. */
	standIns: () => number;
	/** The active builds. */
	builds: () => string;
	/** Keeps the last good pages across restarts. */
	files: PageFiles;
	/** Milliseconds of a clock that never steps back: the machine's own may be set while the server runs. */
	clock?: () => number;
}

/** A page to answer with, or the response of something that is no page. */
export type Served =
	| { page: CachedPage /** The page could not be made anew: this is the last good one. */; isCopy: boolean }
	| /** A redirect. */ Response;

/** How a page came to be, for as long as it is in memory. */
interface Origin {
	turn: number;
	/** What the content stood at before and after; undefined where that is not known. */
	revision: string | undefined;
	renderedAt: number;
	/** When it was last known to show what the backend holds. */
	confirmedAt: number;
}

/**
 * Serves pages from memory while they are fresh, makes them anew behind the reader's back for a moment longer, and falls back to the last good page when a
 * new one cannot be made in time. A page whose content has not changed is not made again. One making per address at a time.
 */
export function createPageCache(options: Options) {
	const { render, content, standIns, builds, files, isKept = () => true, clock = () => performance.now() } = options;
	const kept = new LRUCache<string, CachedPage>({
		maxSize: 64 * 1024 * 1024,
		sizeCalculation: ({ text }) => 1024 + 2 * text.length,
	});
	const making = new Map<string, Promise<Served>>();
	const origins = new WeakMap<CachedPage, Origin>();
	let turn = 0;
	const failedAt = new LRUCache<string, number>({ max: 1_000 });

	/** `isOwner` asks for a page made after the request came in. */
	return async (url: string, isOwner = false): Promise<Served> => {
		if (!isKept(new URL(url).origin)) return makePage(url);
		const page = kept.get(url);
		content.noteReader();
		if (page) confirm(page, content.known());
		const confirmedAt = page && page.builds === builds() && !isOwner ? origins.get(page)?.confirmedAt : undefined;
		const age = clock() - (confirmedAt ?? Number.NEGATIVE_INFINITY);
		if (page && age < freshFor) return { page, isCopy: false };
		const isResting = clock() - (failedAt.get(url) ?? Number.NEGATIVE_INFINITY) < restAfterFailure;
		const next = making.get(url);
		const made = next && !isOwner ? next : make(url, isOwner);
		if (page && age < freshFor + graceFor) return { page, isCopy: false };
		const last = page ?? (await files.read(url));
		if (!last) return made;
		if (isResting) return { page: last, isCopy: true };
		const served = await Promise.race([made.catch(() => undefined), after(patience)]);
		if (served && !isFailure(served)) return served;
		failedAt.set(url, clock());
		return { page: last, isCopy: true };
	};

	function make(url: string, isOwner: boolean): Promise<Served> {
		const made = renew(url, isOwner).finally(() => {
			if (making.get(url) === made) making.delete(url);
		});
		making.set(url, made);
		// Those who wait handle a failure; behind a reader's back it only leaves the kept page in place.
		made.catch(() => failedAt.set(url, clock()));
		return made;
	}

	/** The kept page where it still holds, else a new one. The owner's is read after the request came in, whatever was known before. */
	async function renew(url: string, isOwner: boolean): Promise<Served> {
		if (isOwner) return renderAndKeep(url, undefined);
		// Asked before the content is read, so that what a page is said to stand at is never newer than what it shows.
		const standing = await Promise.race([content.ask(), after(patienceToAsk)]);
		const page = kept.get(url);
		if (!page || !confirm(page, standing)) return renderAndKeep(url, standing?.revision);
		failedAt.delete(url);
		return { page, isCopy: false };
	}

	/** Whether the page was made of what the content stood at; it then shows what the backend held at that time. */
	function confirm(page: CachedPage, standing: Standing | undefined): boolean {
		const origin = origins.get(page);
		const isSame = standing?.revision !== undefined && standing.revision === origin?.revision;
		if (!isSame || page.builds !== builds() || clock() - origin.renderedAt > renderedFor) return false;
		origin.confirmedAt = Math.max(origin.confirmedAt, standing.at);
		page.madeAt = Date.now() - (clock() - origin.confirmedAt);
		return true;
	}

	async function renderAndKeep(url: string, revision: string | undefined): Promise<Served> {
		const [renderedAt, own, standInsBefore] = [clock(), ++turn, standIns()];
		const served = await makePage(url);
		if (served instanceof Response) return served;
		const { page } = served;
		if (isUnfit(page)) {
			failedAt.set(url, clock());
			return served;
		}
		failedAt.delete(url);
		const before = kept.get(url);
		// A making that began earlier and ended later must not replace what was read after it.
		if (before && (origins.get(before)?.turn ?? 0) > own) return served;
		// The same page keeps its compressed forms.
		const current = before?.etag === page.etag ? Object.assign(before, { madeAt: page.madeAt, builds: page.builds }) : page;
		kept.set(url, current);
		const origin: Origin = { turn: own, revision: undefined, renderedAt, confirmedAt: renderedAt };
		origins.set(current, origin);
		if (revision !== undefined && standIns() === standInsBefore) void vouch(origin, revision);
		if (current === page) void files.write(url, page);
		return { page: current, isCopy: false };
	}

	async function makePage(url: string): Promise<Served> {
		const [madeAt, own] = [Date.now(), builds()];
		const response = await render(url);
		if (response.status >= 300 && response.status < 400) return response;
		return { page: await toPage(response, madeAt, own), isCopy: false };
	}

	/** What stood before and after the page was made is what it was made of: a text that was published for a moment and taken back must not stay with the earlier word. */
	async function vouch(origin: Origin, revision: string) {
		const standing = await content.ask(clock());
		if (standing.revision === revision) origin.revision = revision;
	}
}

const isFailure = (served: Served) => !(served instanceof Response) && isUnfit(served.page);

const isUnfit = ({ status, headers }: CachedPage) => status >= 500 || incompleteHeader in headers;

async function toPage(response: Response, madeAt: number, builds: string): Promise<CachedPage> {
	const text = await response.text();
	const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
	return { status: response.status, headers: Object.fromEntries(response.headers), text, etag, madeAt, builds };
}

function after(milliseconds: number): Promise<undefined> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined).unref());
}
