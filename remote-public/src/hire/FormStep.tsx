import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { meta } from "../layout/page/Meta.ts";
import { SectionGrid } from "../layout/page/Section.tsx";

/** One numbered step of the form. */
export function FormStep({ step, title, children }: { step: number; title: string; children: ReactNode }) {
	const id = useId();
	return (
		<Root aria-labelledby={id}>
			<Head>
				<span aria-hidden="true">{`0${step}`}</span>
				<h2 id={id}>{title}</h2>
			</Head>
			<Content>{children}</Content>
		</Root>
	);
}

const Root = styled(SectionGrid)`
	padding-bottom: var(--space-8);

	&:last-of-type {
		padding-bottom: var(--space-7);
	}
`;

const Head = styled.div`
	display: grid;
	gap: var(--space-1);
	align-content: start;

	span {
		${meta}
	}
	h2 {
		font: var(--weight-medium) var(--text-2xl)/1.2 var(--font-serif);
		letter-spacing: var(--tracking-heading);
	}
	@media (max-width: 55.99rem) {
		margin-bottom: var(--space-5);
	}
`;

const Content = styled.div`
	max-width: var(--w-text);
`;
