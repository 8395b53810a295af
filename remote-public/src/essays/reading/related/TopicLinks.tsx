import { urls } from "@site/shared-data";
import { Link } from "@site/shared-ui/router";
import { styled } from "styled-components";
import { meta } from "../../../layout/page/Meta.ts";
import type { TopicLink } from "../../list/EssaysData.ts";

/** Links to the topics of an essay; renders nothing without any. */
export const TopicLinks = ({ topics }: { topics: TopicLink[] }) =>
	topics.length > 0 && (
		<List aria-label="Topics">
			{topics.map(({ slug, name }) => (
				<li key={slug}>
					<Link to={urls.topic(slug)}>{name}</Link>
				</li>
			))}
		</List>
	);

const List = styled.ul`
	${meta}
	display: flex;
	flex-wrap: wrap;
	gap: 0 var(--space-4);
	margin: var(--space-2) 0 0;
	padding: 0;
	list-style: none;

	a {
		display: block;
		padding-block: var(--space-1);
		overflow-wrap: anywhere;
		text-decoration: underline 1px var(--line-strong);
		text-underline-offset: 0.3em;
	}
	@media (pointer: coarse) {
		a {
			padding-block: var(--space-3);
		}
	}
	@media (hover: hover) {
		a:hover {
			color: var(--accent);
			text-decoration-color: currentcolor;
		}
	}
`;
