import { Link } from "@site/shared-ui/router";
import { Text } from "@site/shared-ui/Text";
import { Excerpt, First } from "../list/Cells.styles.ts";

interface TitleCellProps {
	id: string;
	title: string;
	/** What it is about, cut to a line. */
	text: string;
	edit: string;
}

/** The title of a project or essay, which leads to its form, and a line of what it is about. */
export const TitleCell = ({ id, title, text, edit }: TitleCellProps) => (
	<>
		<First>
			<Text as="span" weight="medium">
				<Link id={`entry-${id}`} to={edit}>
					{title}
				</Link>
			</Text>
		</First>
		<Excerpt>{text}</Excerpt>
	</>
);
