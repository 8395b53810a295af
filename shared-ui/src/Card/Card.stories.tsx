import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "../Button/Button.tsx";
import { Image } from "../Image/Image.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { HangTag } from "../Tag/HangTag.tsx";
import { TagList } from "../Tag/Tag.tsx";
import { Text } from "../Text/Text.tsx";
import { Card, CardLink } from "./Card.tsx";

const meta: Meta<typeof Card> = {
	title: "Components/Card",
	component: Card,
	decorators: [(Story) => <div style={{ maxWidth: 352 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<typeof Card>;

const title = { font: "var(--weight-medium) var(--text-2xl)/var(--leading-heading) var(--font-serif)" };

export const Default: Story = {
	args: {
		children: (
			<Stack gap={2}>
				<h2 style={title}>Landing Page Premium</h2>
				<Text size="ui" tone="quiet">
					Satu halaman yang menjelaskan usaha Anda dan mengajak pengunjung menghubungi Anda.
				</Text>
			</Stack>
		),
	},
};

export const TheWholeCardIsTheLink: Story = {
	args: {
		as: "article",
		pressable: true,
		children: (
			<Stack gap={3}>
				<Image src="/sample/kebun-600.webp" alt="" ratio="4 / 3" />
				<h2 style={title}>
					<CardLink to="/projects/kebun">Kebun</CardLink>
				</h2>
				<Text tone="quiet">A harvest ledger for tea smallholders above Lembang.</Text>
				<TagList tags={["Offline-first", "React", "Postgres"]} />
			</Stack>
		),
	},
};

export const WithAHangingTag: Story = {
	args: {
		as: "article",
		children: (
			<Stack gap={4}>
				<HangTag>POPULER</HangTag>
				<Text face="mono" size="sm" tone="faint">
					5-7 hari
				</Text>
				<h2 style={title}>Landing Page Premium</h2>
				<Button variant="primary">Pesan Sekarang</Button>
			</Stack>
		),
	},
};

export const LongWords: Story = {
	args: { children: "Pertanggungjawabanpertanggungjawabanpertanggungjawabanpertanggungjawaban", style: { maxWidth: "12rem" } },
};
