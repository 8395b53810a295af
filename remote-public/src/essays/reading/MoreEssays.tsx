import { type PublicationLink, urls } from "@site/shared-data";
import { Link } from "@site/shared-ui/router";
import { Meta } from "../../layout/page/Meta.ts";
import { Neighbours, Related, Root } from "./MoreEssays.styles.ts";

interface MoreEssaysProps {
	older: PublicationLink | null;
	newer: PublicationLink | null;
	related: PublicationLink[];
}

export function MoreEssays({ older, newer, related }: MoreEssaysProps) {
	if (!older && !newer && related.length === 0) return null;
	return (
		<Root aria-label="More essays">
			<Neighbours>
				{older && (
					<Link to={urls.essay(older.id)} data-side="previous" rel="prev">
						<Meta>Previous</Meta>
						<strong>{older.title}</strong>
					</Link>
				)}
				{newer && (
					<Link to={urls.essay(newer.id)} data-side="next" rel="next">
						<Meta>Next</Meta>
						<strong>{newer.title}</strong>
					</Link>
				)}
			</Neighbours>
			{related.length > 0 && (
				<Related>
					<h2>Related</h2>
					<ul>
						{related.map(({ id, title }) => (
							<li key={id}>
								<Link to={urls.essay(id)}>{title}</Link>
							</li>
						))}
					</ul>
				</Related>
			)}
		</Root>
	);
}
