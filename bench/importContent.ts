import { readFile } from "node:fs/promises";
import { asAdmin } from "../e2e/fixtures/asAdmin.ts";
import { backendOf } from "../e2e/fixtures/backendOf.ts";

const folder = new URL("./content/", import.meta.url);

/** Fills an empty site with the content of every peer, through the admin's API. */
export async function importContent(site: string): Promise<void> {
	const [admin, backend] = [await asAdmin(site), await backendOf(site)];
	const [essays, projects, profile] = await Promise.all([
		read<Essay[]>("essays"),
		read<Project[]>("projects"),
		read<Profile>("profile"),
	]);
	const uploaded = new Map<string, string>();
	const images = [
		profile.avatar,
		...projects.map(({ image }) => image),
		...essays.flatMap(({ body }) => body.match(imagePath) ?? []),
	];
	for (const image of new Set(images)) uploaded.set(image, await upload(image));
	const urlOf = (image: string) => uploaded.get(image) as string;

	const [existing] = await admin.rows("profile");
	await admin.change(
		"profile",
		{ id: String(existing?.id) },
		{
			name: profile.name,
			title: profile.headline,
			location: "Gothenburg",
			profile_image: urlOf(profile.avatar),
			about: profile.about.join("\n\n"),
		},
	);
	const { role, company, since } = profile.job;
	await admin.add("jobs", { position: role, company, location: "Gothenburg", start_date: `${since}-01-01`, is_current: true });
	for (const { title, summary, stack, year, image, url } of projects) {
		const fields = { title, description: summary, tags: stack, year: String(year), project_url: url };
		await admin.add("projects", { ...fields, preview_url: urlOf(image), status: "published" });
	}
	for (const { title, date, summary, body } of essays) {
		const content = body.replace(imagePath, urlOf);
		const reading_time = Math.ceil(body.split(/\s+/).length / 200);
		await admin.add("essays", { title, date, excerpt: summary, content, reading_time, status: "published" });
	}

	async function upload(image: string): Promise<string> {
		const objectPath = `project-images/${image.split("/").at(-1)}`;
		const response = await fetch(`${backend.url}/storage/v1/object/${objectPath}`, {
			method: "POST",
			headers: { ...backend.admin, "content-type": "image/webp" },
			body: await readFile(new URL(`.${image}`, folder)),
		});
		if (!response.ok) throw new Error(`${objectPath} was refused with ${response.status}: ${await response.text()}`);
		return `/storage/v1/object/public/${objectPath}`;
	}
}

const imagePath = /\/images\/[\w-]+\.webp/g;

interface Essay {
	title: string;
	date: string;
	summary: string;
	body: string;
}

interface Project {
	title: string;
	summary: string;
	stack: string[];
	year: number;
	image: string;
	url: string;
}

interface Profile {
	name: string;
	headline: string;
	avatar: string;
	about: string[];
	job: { role: string; company: string; since: string };
}

async function read<T>(name: string): Promise<T> {
	const rows: unknown = JSON.parse(await readFile(new URL(`${name}.json`, folder), "utf8"));
	return (name === "profile" && Array.isArray(rows) ? rows[0] : rows) as T;
}
