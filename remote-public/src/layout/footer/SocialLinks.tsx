import type { SocialLink } from "@site/shared-data";
import { Icon } from "@site/shared-ui";
import { memo } from "react";
import { styled } from "styled-components";
import { socialIcons } from "./socialIcons.tsx";

/** The admin's social links. */
export const SocialLinks = memo(({ links }: { links: SocialLink[] }) => (
	<List>
		{links.map(({ kind, label, url }) => (
			<li key={url}>
				<a href={url} aria-label={label} rel={url.startsWith("https:") ? "me noopener" : undefined}>
					<Icon>{socialIcons[kind]}</Icon>
				</a>
			</li>
		))}
	</List>
));

const List = styled.ul`
	display: flex;
	flex-wrap: wrap;
	gap: 0.125rem;

	a {
		display: inline-grid;
		place-items: center;
		width: 2.25rem;
		height: 2.25rem;
		border-radius: var(--radius-full);
		color: var(--text-2);
		transition:
			background-color var(--t-colour),
			color var(--t-colour);
	}
	a:focus-visible {
		border-radius: var(--radius-full);
	}
	@media (hover: hover) {
		a:hover {
			background: var(--subtle);
			color: var(--text);
		}
	}
	@media (pointer: coarse), (max-width: 47.99rem) {
		a {
			width: var(--touch);
			height: var(--touch);
		}
	}
`;
