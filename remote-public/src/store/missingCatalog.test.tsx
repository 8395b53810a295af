import { buildService, buildServiceCategory, createMemoryPublicRepositories } from "@site/shared-data/testing";
import { render, screen } from "@testing-library/react";
import { PublicSite } from "../testing/PublicSite.tsx";
import { renderSite } from "../testing/renderSite.tsx";
import { sampleSiteSeed } from "../testing/sampleSiteSeed.ts";

const filter = () => screen.queryByRole("group", { name: "Kategori" });

test("a store without published services says so in Indonesian and leads to the contact form", async () => {
	await renderSite("/store", { services: [buildService({ status: "draft" })] });
	expect(screen.getByText("Belum ada layanan di sini")).toBeInTheDocument();
	expect(screen.getByRole("link", { name: "Tulis pesan" })).toHaveAttribute("href", "/contact");
	expect(filter()).not.toBeInTheDocument();
	expect(screen.queryByRole("alert")).not.toBeInTheDocument();
	expect(screen.getByRole("region", { name: "Mengapa Memilih Kami?" })).toBeInTheDocument();
});

test("a store that cannot be read says so, offers to load it again, and leads to the contact form", async () => {
	const repositories = createMemoryPublicRepositories(sampleSiteSeed());
	repositories.failWith("unavailable", "services");
	render(<PublicSite path="/store" repositories={repositories} />);
	expect(await screen.findByRole("alert")).toHaveTextContent("Daftar layanan belum bisa dimuat");
	expect(screen.getByRole("link", { name: "Tulis pesan" })).toHaveAttribute("href", "/contact");
	expect(screen.getByRole("link", { name: "Muat ulang" })).toHaveAttribute("href", "/store");
	expect(filter()).not.toBeInTheDocument();
	expect(screen.queryByText("Belum ada layanan di sini")).not.toBeInTheDocument();
});

test("a category without published services is no choice, and the others are in the admin's order", async () => {
	await renderSite("/store", {
		services: [
			buildService({ category: "design" }),
			buildService({ category: "website" }),
			buildService({ category: "mobile", status: "draft" }),
		],
		serviceCategories: [
			buildServiceCategory({ id: "website", name: "Website", displayOrder: 1 }),
			buildServiceCategory({ id: "mobile", name: "Mobile", displayOrder: 3 }),
			buildServiceCategory({ id: "design", name: "Design", displayOrder: 2 }),
		],
	});
	expect(screen.getAllByRole("button", { pressed: true })[0]).toHaveTextContent("Semua2");
	const choices = Array.from(filter()?.querySelectorAll("button") ?? [], ({ textContent }) => textContent);
	expect(choices).toEqual(["Semua2", "Design1", "Website1"]);
});
