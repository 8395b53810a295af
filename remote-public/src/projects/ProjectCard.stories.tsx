import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Cards } from "./ProjectCard.styles.ts";
import { ProjectCard } from "./ProjectCard.tsx";

const project = {
	id: "kebun",
	title: "Kebun",
	description:
		"A harvest ledger for tea smallholders above Lembang. Works without a signal, syncs when the truck reaches the main road.",
	image: "/sample/kebun-600.webp",
	tags: ["TypeScript", "React", "Supabase", "Offline-first"],
	year: "2026",
};

const meta: Meta<typeof ProjectCard> = {
	title: "Public parts/Project card (case study, portfolio)",
	id: "public-parts-project-card",
	component: ProjectCard,
	args: { project },
	render: (args) => (
		<Cards>
			<ProjectCard {...args} />
		</Cards>
	),
};
export default meta;
type Story = StoryObj<typeof ProjectCard>;

export const Lead: Story = {};
export const WithoutTags: Story = { args: { project: { ...project, tags: [] } } };
export const LongWords: Story = {
	args: { project: { ...project, title: "Pemberdayaan-keterpertanggungjawaban", description: "x".repeat(400) } },
};
export const LeadPairAndOrphan: Story = {
	render: () => (
		<Cards>
			{["Kebun", "Angkot", "Laras", "Isola"].map((title) => (
				<ProjectCard key={title} project={{ ...project, id: title.toLowerCase(), title }} />
			))}
		</Cards>
	),
};
