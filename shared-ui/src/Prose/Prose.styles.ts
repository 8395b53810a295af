import { css, styled } from "styled-components";
import { blocks } from "./blocks.styles.ts";
import { headings } from "./headings.styles.ts";
import { notes } from "./notes.styles.ts";
import { paper } from "./paper.styles.ts";
import { syntax } from "./syntax.styles.ts";
import { text } from "./text.styles.ts";

export type ProseSize = "essay" | "reading" | "compact";

const sizes: Record<ProseSize, ReturnType<typeof css>> = {
	essay: css`
		font-size: var(--text-lg);
		line-height: var(--leading-prose);

		@media (min-width: 48rem) {
			font-size: var(--text-prose);
		}
	`,
	reading: css`
		--measure: none;
		--breakout: none;
		font-family: var(--font-serif);
		font-size: var(--text-xl);
		line-height: 1.74;

		@media (min-width: 48rem) {
			font-size: var(--text-reading);
		}
	`,
	compact: css`
		--measure: 33rem;
		--breakout: 33rem;
		font-size: var(--text-body);
		line-height: var(--leading-prose);
	`,
};

export const Root = styled.div<{ $size: ProseSize }>`
	--measure: var(--w-measure);
	--breakout: var(--w-figure);
	overflow-wrap: break-word;
	${({ $size }) => sizes[$size]}

	> * {
		max-width: var(--measure);
	}
	/* Figures, code and tables are wider than the text. */
	> :is(.wide, figure, pre, .table, table) {
		max-width: var(--breakout);
	}
	> * + * {
		margin-top: 1.3em;
	}
	${text}
	${headings}
	${blocks}
	${notes}
	${syntax}
	${paper}
`;
