import { trimText } from "@site/shared-data/rules";
import { XMLParser } from "fast-xml-parser";
import { JSDOM } from "jsdom";
import { convert, readEach } from "../commands/content/convert.ts";
import { decode, postDateOf } from "../commands/content/sources/fields.ts";
import { type Post, Skipped, type Source } from "../commands/content/sources/Post.ts";
import { htmlToMarkdown } from "./htmlToMarkdown.ts";
import { type Attachment, toBlocks } from "./wordPressText.ts";

/** An item of the export; the parser creates a list for each repeatable element. */
interface Item {
	title?: string;
	link?: string;
	"content:encoded"?: string;
	"excerpt:encoded"?: string;
	"wp:post_id"?: string;
	"wp:post_date"?: string;
	"wp:post_date_gmt"?: string;
	"wp:post_name"?: string;
	"wp:post_type"?: string;
	"wp:status"?: string;
	"wp:post_parent"?: string;
	"wp:post_password"?: string;
	"wp:menu_order"?: string;
	"wp:attachment_url"?: string;
	category?: (string | { "#text"?: string; "@_domain"?: string })[];
	"wp:postmeta"?: { "wp:meta_key"?: string; "wp:meta_value"?: string }[];
}

const lists = new Set(["item", "category", "wp:postmeta"]);

/** The states of deleted and never written posts. */
const unread = new Set(["trash", "auto-draft"]);

/** Reads a WXR export of WordPress: its posts, not its pages. Null for other XML. */
export async function readWordPress(xml: string): Promise<Source | null> {
	// An export has no doctype, though a post may quote one; custom entities could exhaust the memory.
	if (/<!DOCTYPE/i.test(xml.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>/g, ""))) {
		throw new Skipped("contains a DOCTYPE, unlike an export of WordPress");
	}
	const channel = parseChannel(xml);
	if (channel === null) return null;
	const items = channel.item ?? [];
	const attachments = items.filter((item) => text(item["wp:attachment_url"]));
	const posts = items.filter((item) => text(item["wp:post_type"]) === "post" && !unread.has(text(item["wp:status"])));
	const nameOf = (item: Item) => plainText(item.title) || `post ${text(item["wp:post_id"])}`;
	const language = text(channel.language) || undefined;
	const read = await readEach(posts, nameOf, (item) => convert(() => ({ ...toPost(item, attachments), language })));
	const origins = [channel["wp:base_blog_url"], channel["wp:base_site_url"], channel.link].map(text).filter(Boolean);
	const feeds = ["/feed"];
	return { ...read, origins: [...new Set(origins.map((origin) => origin.replace(/\/+$/, "")))], feeds };
}

type Channel = Record<string, string> & { item?: Item[] };

function parseChannel(xml: string): Channel | null {
	const parser = new XMLParser({
		ignoreAttributes: false,
		parseTagValue: false,
		trimValues: false,
		htmlEntities: true,
		isArray: (name) => lists.has(name),
	});
	try {
		const { rss } = parser.parse(xml, true) as { rss?: { channel?: Channel } };
		return rss?.channel?.["wp:wxr_version"] ? rss.channel : null;
	} catch (error) {
		const [reason = ""] = (error as Error).message.split("\n");
		throw new Skipped(`is no complete XML: ${reason.replace(/\.$/, "")}`);
	}
}

const text = (value: unknown) => (typeof value === "string" ? trimText(value) : "");

/** Titles and terms are HTML, as the database has them. */
const plainText = (value: unknown) => (JSDOM.fragment(text(value)).textContent ?? "").replace(/\s+/g, " ").trim() || text(value);

const metaOf = (item: Item, key: string) =>
	text(item["wp:postmeta"]?.find((meta) => text(meta["wp:meta_key"]) === key)?.["wp:meta_value"]);

const toAttachment = (item: Item): Attachment => ({
	url: text(item["wp:attachment_url"]),
	alt: metaOf(item, "_wp_attachment_image_alt"),
	caption: plainText(item["excerpt:encoded"]),
});

/** Why a post that had readers is not for everybody. */
const withheldStates: Record<string, string> = { private: "it is private", pending: "it waits for a review" };

function toPost(item: Item, attachments: readonly Item[]): Post {
	const title = plainText(item.title);
	const moment = postDateOf(text(item["wp:post_date"])) ?? postDateOf(text(item["wp:post_date_gmt"]));
	if (!title || !moment) throw new Skipped("has no title or no date");
	const id = text(item["wp:post_id"]);
	const isImage = (file: Item) => /\.(png|jpe?g|gif|webp|avif|svg)$/i.test(text(file["wp:attachment_url"]));
	const byId = (wanted: string) => attachments.find((file) => text(file["wp:post_id"]) === wanted);
	const own = attachments
		.filter((file) => text(file["wp:post_parent"]) === id && isImage(file))
		.toSorted((a, b) => Number(a["wp:menu_order"] ?? 0) - Number(b["wp:menu_order"] ?? 0));
	const missing: string[] = [];
	const { html, left } = toBlocks(item["content:encoded"] ?? "", (ids) => {
		missing.push(...(ids ?? []).filter((wanted) => !byId(wanted)));
		return (ids ? ids.flatMap((wanted) => byId(wanted) ?? []) : own).map(toAttachment);
	});
	left.push(...missing.map((wanted) => `the image ${wanted} of a gallery is not in the export`));
	const body = htmlToMarkdown(html);
	if (!body) throw new Skipped("has no text");
	// An excerpt is no Markdown.
	const excerpt = htmlToMarkdown(text(item["excerpt:encoded"]))
		.replace(/\\([!-/:-@[-`{-~])/g, "$1")
		.replace(/\s+/g, " ");
	const link = text(item.link);
	const hasPath = URL.canParse(link) && new URL(link).pathname !== "/";
	const status = text(item["wp:status"]);
	const withheld = text(item["wp:post_password"]) ? "it has a password" : withheldStates[status];
	const terms = (item.category ?? []).map((term) => (typeof term === "string" ? { "#text": term } : term));
	// Every post has a category; the default one has no meaning.
	const topics = terms
		.filter((term) => ["category", "post_tag", undefined].includes(term["@_domain"]))
		.map((term) => plainText(term["#text"]))
		.filter((topic) => topic && topic !== "Uncategorized");
	return {
		source: title,
		entity: "essays",
		folder: "",
		title,
		// Slugs in other alphabets are percent-encoded.
		slug: decode(text(item["wp:post_name"])) || title,
		date: moment.day,
		createdAt: postDateOf(text(item["wp:post_date_gmt"]))?.at ?? moment.at,
		excerpt: excerpt || undefined,
		body,
		image: text(byId(metaOf(item, "_thumbnail_id"))?.["wp:attachment_url"]) || undefined,
		// The key of the most used plugin for search engines.
		description: metaOf(item, "_yoast_wpseo_metadesc") || undefined,
		shareImage: metaOf(item, "_yoast_wpseo_opengraph-image") || undefined,
		topics: [...new Set(topics)],
		addresses: [`?p=${id}`, ...(hasPath ? [new URL(link).pathname] : [])],
		sections: [],
		notes: [
			...left,
			...(status === "publish" && link && !hasPath ? [`its old address ${link} has no path, so no redirect leads on`] : []),
		],
		isPublic: ["publish", "future"].includes(status) && !withheld,
		withheld,
	};
}
