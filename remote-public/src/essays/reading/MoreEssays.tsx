import { type PublicationLink, urls } from "@site/shared-data";
import { Link } from "@site/shared-ui/router";
import type { CSSProperties } from "react";
import { Root } from "./MoreEssays.styles.ts";

/** A link to an essay with its age from 0 to 1; undefined for an old one. */
type EssayLink = PublicationLink & { age: number | undefined };

interface MoreEssaysProps {
	title: string;
	older: EssayLink | null;
	newer: EssayLink | null;
	related: EssayLink[];
}

/** The end of an essay: its neighbours, essays with a common topic, and a way to answer. */
export const MoreEssays = ({ title, older, newer, related }: MoreEssaysProps) => (
	<Root aria-label="More essays">
		{older && <Row label="Previous" {...older} rel="prev" />}
		{newer && <Row label="Next" {...newer} rel="next" />}
		{related.map((essay) => (
			<Row key={essay.id} label="Related" {...essay} />
		))}
		<Row label="Disagree?" to={urls.contactAbout(`About “${title}”`)} title="Write to me about this essay" />
	</Root>
);

type RowProps = Partial<EssayLink> & { label: string; to?: string; rel?: string };

const Row = ({ label, id = "", title, age, to = urls.essay(id), rel }: RowProps) => (
	<Link to={to} rel={rel} style={{ "--age": age } as CSSProperties}>
		<span>{label}</span> <strong>{title}</strong>
	</Link>
);
