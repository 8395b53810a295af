import { styled } from "styled-components";
import { Section } from "../layout/page/Section.tsx";

/** The profile's text; the first paragraph is larger. */
export const About = ({ paragraphs }: { paragraphs: string[] }) => (
	<Section label="ABOUT">
		<Text>
			{paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</Text>
	</Section>
);

const Text = styled.div`
	max-width: var(--w-text);

	p:first-child {
		margin-top: -0.4rem;
		margin-bottom: var(--space-5);
		font: var(--weight-regular) var(--text-opening)/1.42 var(--font-serif);
		letter-spacing: -0.008em;
	}
	p:not(:first-child) {
		max-width: 36rem;
		font-size: var(--text-body);
		line-height: 1.68;
		color: var(--text-2);
	}
	p:not(:first-child) + p {
		margin-top: var(--space-4);
	}
`;
