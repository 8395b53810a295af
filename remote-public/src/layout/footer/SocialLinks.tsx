import { Icon } from "@site/shared-ui";
import { memo, type ReactNode } from "react";
import { styled } from "styled-components";
import { siteConfig } from "../../../../site.config.ts";

/** The admin's social links, in the order of the site configuration. */
export const SocialLinks = memo(() => (
	<List>
		{profiles.map(({ label, href, icon }) => (
			<li key={label}>
				<a href={href} aria-label={label} rel={href.startsWith("mailto:") ? undefined : "me noopener"}>
					<Icon>{icon}</Icon>
				</a>
			</li>
		))}
	</List>
));

const { social } = siteConfig;

const profiles: { label: string; href: string; icon: ReactNode }[] = [
	{
		label: "Email",
		href: social.email,
		icon: (
			<>
				<rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
				<path d="m4.5 7.5 7.5 5.5 7.5-5.5" />
			</>
		),
	},
	{
		label: "GitHub",
		href: social.github,
		icon: (
			<path d="M15 21.5v-3.8a3.3 3.3 0 0 0-.9-2.6c2.9-.3 5.9-1.4 5.9-6.4a5 5 0 0 0-1.4-3.5 4.6 4.6 0 0 0-.1-3.4s-1.1-.3-3.5 1.3a12 12 0 0 0-6 0C6.6 1.5 5.5 1.8 5.5 1.8a4.6 4.6 0 0 0-.1 3.4A5 5 0 0 0 4 8.7c0 5 3 6.1 5.9 6.4a3.3 3.3 0 0 0-.9 2.6v3.8M9 18.5c-3 1-4.5-1-6-1.5" />
		),
	},
	{ label: "X", href: social.x, icon: <path d="M4 4h4.2L20 20h-4.2L4 4Zm.4 16 6.4-7.1M13 10.6 19.2 4" /> },
	{
		label: "LinkedIn",
		href: social.linkedin,
		icon: (
			<>
				<path d="M8.5 20V10M8.5 15.5c0-3.5 2-5.5 4.7-5.5 2.8 0 4.3 1.7 4.3 4.8V20M4 10v10" />
				<circle cx="4" cy="5.5" r=".9" fill="currentColor" />
			</>
		),
	},
	{
		label: "Instagram",
		href: social.instagram,
		icon: (
			<>
				<rect x="4" y="4" width="16" height="16" rx="4.5" />
				<circle cx="12" cy="12" r="3.6" />
				<circle cx="16.6" cy="7.4" r=".7" fill="currentColor" />
			</>
		),
	},
];

const List = styled.ul`
	display: flex;
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
