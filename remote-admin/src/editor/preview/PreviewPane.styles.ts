import { below } from "@site/shared-ui/layout";
import { Prose } from "@site/shared-ui/Prose";
import { styled } from "styled-components";

const measure = "33rem";

export const Head = styled.div`
	max-width: ${measure};
	margin: 0 auto var(--space-6);
	font: var(--weight-regular) var(--text-xs) / 1.5 var(--font-mono);
	color: var(--text-3);

	/* The title. */
	> :first-child {
		margin: 0 0 var(--space-4) -0.03em;
		font: var(--weight-medium) var(--text-4xl) / 1.08 var(--font-serif);
		letter-spacing: var(--tracking-hero);
		text-wrap: balance;
		overflow-wrap: anywhere;
		color: var(--text);

		${below(48)} {
			font-size: var(--text-3xl);
		}
	}
`;

export const Failure = styled.p`
	max-width: ${measure};
	margin-inline: auto;
	color: var(--danger);
`;

export const Text = styled(Prose)`
	max-width: ${measure};
	margin-inline: auto;

	/* The first paragraph is the lead, as on the page. */
	> p:first-child {
		font: var(--weight-regular) 1.25em / 1.5 var(--font-serif);
	}
	figure img:not([width]) {
		max-width: 100%;
	}
	[data-here] {
		position: relative;
	}
	[data-here]::after {
		content: "";
		position: absolute;
		left: -1.25rem;
		top: 0.3em;
		bottom: 0.3em;
		width: 2px;
		border-radius: 1px;
		background: var(--accent);
	}
	${below(48)} {
		[data-here]::after {
			left: -0.75rem;
		}
	}
`;
