import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadSampleContent } from "./index.ts";

const publicFolder = new URL("../../shell/public/", import.meta.url);
const { profile, projects, essays, jobs } = loadSampleContent();
const bodies = [...essays, ...projects].flatMap(({ title, content }) => (content === null ? [] : [{ title, content }]));

test("nine essays, one of them a draft, two of them long", () => {
	expect(essays.filter((essay) => essay.status === "published")).toHaveLength(8);
	expect(essays.filter((essay) => essay.status === "draft")).toHaveLength(1);
	expect(essays.filter((essay) => countWords(essay.content) >= 1_450).length).toBeGreaterThanOrEqual(2);
});

test.each(essays)("essay “$title” has every field and a body of real length", (essay) => {
	expect(essay.title.trim()).not.toBe("");
	expect(essay.excerpt.length).toBeGreaterThan(60);
	expect(essay.date).toMatch(/^20\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/);
	expect(Number.isNaN(Date.parse(essay.updated_at))).toBe(false);
	expect(countWords(essay.content)).toBeGreaterThanOrEqual(500);
});

test.each(essays)("essay “$title” is read in about $reading_time minutes", (essay) => {
	const minutes = countWords(essay.content) / 220;
	expect(Math.abs(essay.reading_time - minutes)).toBeLessThanOrEqual(2);
});

test("the essays spread over three years", () => {
	const days = essays.map((essay) => Date.parse(essay.date));
	expect((Math.max(...days) - Math.min(...days)) / 86_400_000).toBeGreaterThan(2.5 * 365);
});

test("eight projects, one of them a draft, one published without content", () => {
	expect(projects.filter((project) => project.status === "published")).toHaveLength(7);
	expect(projects.filter((project) => project.status === "draft")).toHaveLength(1);
	expect(
		projects.filter((project) => project.status === "published" && project.content === null).map(({ title }) => title),
	).toEqual(["Hujan"]);
});

test("Kebun, Angkot and Laras are the most recent published projects", () => {
	const newest = projects
		.filter((project) => project.status === "published")
		.sort((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at));
	expect(newest.slice(0, 3).map((project) => project.title)).toEqual(["Kebun", "Angkot", "Laras"]);
});

test("lists are oldest first and no two rows share a title or a time", () => {
	for (const rows of [projects, essays]) {
		const times = rows.map((row) => Date.parse(row.updated_at));
		expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
		expect(new Set(rows.map((row) => row.title)).size).toBe(rows.length);
	}
});

test("four jobs, only the last one current and without an end", () => {
	expect(jobs.map((job) => job.is_current)).toEqual([false, false, false, true]);
	expect(jobs.map((job) => job.end_date === null)).toEqual([false, false, false, true]);
	expect(jobs.map((job) => job.display_order)).toEqual([10, 20, 30, 40]);
});

test("the profile's about text has three paragraphs", () => {
	expect(profile.about?.split("\n\n")).toHaveLength(3);
});

test("every image of the sample is shipped", () => {
	const columns = [
		profile.profile_image,
		...projects.map((project) => project.preview_url),
		...essays.map((essay) => essay.featured_image),
		...jobs.map((job) => job.company_logo),
	].filter((path) => path !== null);
	const inText = bodies.flatMap(({ content }) =>
		[...withoutCode(content).matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? ""),
	);
	expect(inText.length).toBeGreaterThanOrEqual(3);
	const missing = [...columns, ...inText].filter(
		(path) => !/^\/sample\/[a-z0-9-]+\.webp$/.test(path) || !existsSync(new URL(`.${path}`, publicFolder)),
	);
	expect(missing).toEqual([]);
});

test("the sample images stay under 1.5 MB", () => {
	const folder = fileURLToPath(new URL("sample/", publicFolder));
	const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(`${folder}${name}`).size, 0);
	expect(bytes).toBeLessThan(1_500_000);
});

test.each(bodies)("“$title” holds no raw HTML and closes its code fences", ({ content }) => {
	expect(withoutCode(content)).not.toMatch(/<\/?[a-z][^>]*>|<!--/i);
	expect((content.match(/^```/gm) ?? []).length % 2).toBe(0);
});

test.each(bodies)("“$title” defines each footnote once and refers to it", ({ content }) => {
	const text = withoutCode(content);
	const defined = [...text.matchAll(/^\[\^(\w+)\]:/gm)].map((match) => match[1]);
	const used = [...text.matchAll(/\[\^(\w+)\](?!:)/g)].map((match) => match[1]);
	expect([...used].sort()).toEqual([...defined].sort());
});

test.each(bodies)("“$title” starts at heading level 2 and skips no level", ({ content }) => {
	const levels = [...withoutCode(content).matchAll(/^(#{1,6}) /gm)].map((match) => match[1]?.length ?? 0);
	const jumps = levels.filter((level, at) => level < 2 || level > (levels[at - 1] ?? 1) + 1);
	expect(jumps).toEqual([]);
});

test("together the essays exercise all of the markdown that we promise", () => {
	const all = essays.map((essay) => essay.content).join("\n");
	for (const language of ["ts", "sql", "css", "bash", "json"]) expect(all).toContain(`\n\`\`\`${language}\n`);
	for (const construct of [
		/^\| -+/m,
		/\[\^1\]:/,
		/^- \[x\] /m,
		/^- \[ \] /m,
		/~~.+~~/,
		/\shttps:\/\/\S+/,
		/^ {2,}- /m,
		/^> /m,
		/^#### /m,
	]) {
		expect(all).toMatch(construct);
	}
});

function withoutCode(markdown: string): string {
	return markdown.replace(/^```[\s\S]*?^```$/gm, "").replace(/`[^`\n]*`/g, "");
}

function countWords(markdown: string): number {
	return markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
