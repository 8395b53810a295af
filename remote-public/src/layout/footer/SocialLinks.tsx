import type { SocialKind, SocialLink } from "@site/shared-data";
import { Icon } from "@site/shared-ui";
import { iconSquare } from "@site/shared-ui/mixins";
import { memo, type ReactNode } from "react";
import { styled } from "styled-components";

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
		${iconSquare}

		&,
		&:focus-visible {
			border-radius: var(--radius-full);
		}
	}
`;

export const socialIcons: Record<SocialKind, ReactNode> = {
	email: (
		<>
			<rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
			<path d="m4.5 7.5 7.5 5.5 7.5-5.5" />
		</>
	),
	phone: (
		<path d="M8.5 4H5.5A1.5 1.5 0 0 0 4 5.6 15 15 0 0 0 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-3l-4.5-1.5-1.5 2a12 12 0 0 1-6-6l2-1.5Z" />
	),
	chat: <path d="M20 11.5a8 8 0 0 1-11.7 7.1L4 20l1.4-4.3A8 8 0 1 1 20 11.5Z" />,
	github: (
		<path d="M15 21.5v-3.8a3.3 3.3 0 0 0-.9-2.6c2.9-.3 5.9-1.4 5.9-6.4a5 5 0 0 0-1.4-3.5 4.6 4.6 0 0 0-.1-3.4s-1.1-.3-3.5 1.3a12 12 0 0 0-6 0C6.6 1.5 5.5 1.8 5.5 1.8a4.6 4.6 0 0 0-.1 3.4A5 5 0 0 0 4 8.7c0 5 3 6.1 5.9 6.4a3.3 3.3 0 0 0-.9 2.6v3.8M9 18.5c-3 1-4.5-1-6-1.5" />
	),
	gitlab: <path d="m12 20.5 8.5-6.3-2.6-9.2-2.4 6.5h-7L6.1 5 3.5 14.2Z" />,
	x: <path d="M4 4h4.2L20 20h-4.2L4 4Zm.4 16 6.4-7.1M13 10.6 19.2 4" />,
	linkedin: (
		<>
			<path d="M8.5 20V10M8.5 15.5c0-3.5 2-5.5 4.7-5.5 2.8 0 4.3 1.7 4.3 4.8V20M4 10v10" />
			<circle cx="4" cy="5.5" r=".9" fill="currentColor" />
		</>
	),
	instagram: (
		<>
			<rect x="4" y="4" width="16" height="16" rx="4.5" />
			<circle cx="12" cy="12" r="3.6" />
			<circle cx="16.6" cy="7.4" r=".7" fill="currentColor" />
		</>
	),
	facebook: <path d="M14.5 21v-8h3l.5-3.5h-3.5v-2c0-1.2.6-2 2-2H18v-3h-2.5c-2.7 0-4.5 1.7-4.5 4.5v2.5H8V13h3v8" />,
	youtube: (
		<>
			<rect x="2.5" y="5.5" width="19" height="13" rx="4" />
			<path d="m10 9 5 3-5 3Z" />
		</>
	),
	mastodon: (
		<path d="M16 19.5c-6 1.5-11 .5-11-6V8.5C5 5 7.5 3.5 12 3.5s7 1.5 7 5c0 5 0 7-6 7-2.5 0-4-.5-4-.5M9 12V9.5a1.5 1.5 0 0 1 3 0v1a1.5 1.5 0 0 1 3 0V12" />
	),
	link: <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />,
};
