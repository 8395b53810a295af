import { styled } from "styled-components";
import { token } from "../../theme/token.ts";
import { TokenName } from "../TokenName.tsx";

const leadings = [
	{ name: "leading-display", text: "A title of more than one line", size: "text-4xl", face: "font-serif" },
	{ name: "leading-heading", text: "What the tea pickers taught me about forms", size: "text-2xl", face: "font-serif" },
	{
		name: "leading-snug",
		text: "A hint under a field, or the second line of a row in a table.",
		size: "text-sm",
		face: "font-sans",
	},
	{
		name: "leading-ui",
		text: "A sentence in the interface, with enough air to be read once and understood.",
		size: "text-base",
		face: "font-sans",
	},
	{
		name: "leading-prose",
		text: "An essay, at sixty-five characters a line, read on the way home.",
		size: "text-prose",
		face: "font-sans",
	},
	{ name: "leading-reading", text: "Reading mode: everything gone but the words.", size: "text-reading", face: "font-serif" },
] as const;

/** Line heights with sample texts. */
export const Leadings = () => (
	<Root>
		{leadings.map(({ name, text, size, face }) => (
			<div key={name}>
				<TokenName name={name} />
				<p style={{ lineHeight: token(name), fontSize: token(size), fontFamily: token(face) }}>{text}</p>
			</div>
		))}
	</Root>
);

const Root = styled.div`
	display: grid;
	gap: var(--space-6) var(--space-5);
	grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));

	p {
		max-width: 16rem;
		text-wrap: wrap;
	}
	code {
		display: block;
		margin-bottom: var(--space-2);
		font-size: var(--text-xs);
		color: var(--text-3);
	}
`;
