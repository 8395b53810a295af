import { type PublicationLink, urls } from "@site/shared-data";
import { label } from "@site/shared-ui/mixins";
import { Link } from "@site/shared-ui/router";
import type { CSSProperties } from "react";
import { styled } from "styled-components";

/** A link to an essay with its age from 0 to 1 and its language; without them for an old one. */
type EssayLink = PublicationLink & { age?: number; lang?: string };

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

const Row = ({ label, id = "", title, age, lang, to = urls.essay(id), rel }: RowProps) => (
	<Link to={to} rel={rel} style={{ "--age": age } as CSSProperties}>
		<span>{label}</span> <strong lang={lang}>{title}</strong>
	</Link>
);

/* Labels on the rail, titles with the mark of their age like in the list. */
const Root = styled.nav`
	display: grid;
	gap: var(--space-5);
	margin-top: var(--section);
	padding-block: var(--space-6) var(--space-7);
	border-top: 1px solid var(--line);

	a {
		display: grid;
		align-items: baseline;

		@media (min-width: 56rem) {
			grid-template-columns: var(--w-rail) minmax(0, 1fr);
			column-gap: var(--space-6);
		}
	}
	span {
		${label}
	}
	strong {
		font: var(--weight-medium) var(--text-2xl) / 1.34 var(--font-serif);
		letter-spacing: var(--tracking-heading);
		overflow-wrap: anywhere;
		text-decoration: underline 2px color-mix(in oklch, var(--clay), var(--accent) calc(var(--age, 1) * 100%));
		text-underline-offset: 0.29em;
		text-decoration-skip-ink: none;
		transition: text-decoration-thickness var(--t-overlay) var(--ease);
	}
	@media (hover: hover) {
		a:hover strong {
			text-decoration-thickness: 4px;
		}
	}
	:root[data-reading] & {
		display: none;
	}
`;
