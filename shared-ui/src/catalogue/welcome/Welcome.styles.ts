import { styled } from "styled-components";
import { from } from "../../layout/index.ts";
import { SiteMark } from "../../SiteMark.tsx";

export const Page = styled.main`
	max-width: var(--w-wide);
	margin-inline: auto;
	padding: 0 var(--gutter) var(--space-9);
	overflow-x: clip;
`;

export const Hero = styled.header`
	position: relative;
	display: grid;
	gap: var(--space-7);
	align-items: center;
	padding-block: clamp(3rem, 8vw, 6rem) var(--space-6);

	${from(56)} {
		grid-template-columns: minmax(0, 1fr) clamp(20rem, 34vw, 25rem);
	}
`;

export const Mark = styled(SiteMark)`
	width: 3rem;
	margin-bottom: var(--space-6);
`;

export const Title = styled.h1`
	max-width: 12ch;
	font: var(--weight-medium) var(--text-hero)/var(--leading-display) var(--font-serif);
	letter-spacing: var(--tracking-hero);

	em,
	i {
		font-style: normal;
	}
	em {
		color: var(--accent);
	}
	i {
		color: var(--clay);
	}
`;

export const Sun = styled.span`
	position: absolute;
	left: 34%;
	bottom: -1.75rem;
	width: clamp(3rem, 7vw, 5rem);
	aspect-ratio: 2;
	border-radius: 999px 999px 0 0;
	background: var(--sun);
	forced-color-adjust: none;
`;

export const Accent = styled.div`
	position: relative;
	display: grid;
	align-content: start;
	gap: var(--space-2);
	padding: var(--space-5);
	border-radius: var(--radius-lg);
	background: var(--surface);
	box-shadow: inset 0 0 0 1px var(--line);

	h3 {
		font: var(--weight-medium) var(--text-2xl)/var(--leading-heading) var(--font-serif);
		letter-spacing: var(--tracking-heading);
	}
	p {
		color: var(--text-2);
	}
`;

export const Example = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--space-5);
	min-height: var(--control-lg);
	margin-top: var(--space-4);
`;

export const Line = styled.span`
	flex: 1 1 8rem;
	height: 3px;
	border-radius: var(--radius-full);
	background: linear-gradient(to right, var(--clay) 62%, var(--sunk) 62%);
`;

export const Rules = styled.ul`
	display: grid;
	gap: var(--space-3);
	max-width: var(--w-text);
	list-style: none;
	padding: 0;

	li {
		padding-bottom: var(--space-3);
		border-bottom: 1px solid var(--line);
	}
	li:last-child {
		border-bottom: 0;
	}
`;

export const Steps = styled.ol`
	display: grid;
	gap: var(--space-5) var(--space-6);
	grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
	list-style: none;
	padding: 0;
	counter-reset: step;

	li {
		counter-increment: step;
	}
	li::before {
		content: counter(step, decimal-leading-zero);
		font: var(--weight-medium) var(--text-sm)/1 var(--font-mono);
		color: var(--clay);
	}
	h3 {
		margin-block: var(--space-2) var(--space-1);
		font-weight: var(--weight-semibold);
	}
	p {
		color: var(--text-2);
	}
`;

export const Snippet = styled.pre`
	overflow-x: auto;
	padding: var(--space-4) var(--space-5);
	border-radius: var(--radius-md);
	background: var(--code-bg);
	font-size: var(--text-md);
	line-height: var(--leading-prose);
	color: var(--syn-text);

	b {
		font-weight: inherit;
		color: var(--syn-keyword);
	}
	q {
		quotes: none;
		color: var(--syn-string);
	}
`;
