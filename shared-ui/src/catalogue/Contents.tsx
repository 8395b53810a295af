import { Row } from "../layout/index.ts";
import { Count, Entry, Groups } from "./Contents.styles.ts";
import type { IndexEntry, IndexGroup } from "./readIndex.ts";

interface ContentsProps {
	groups: IndexGroup[];
	/** Opens an entry without a document load; the links also work without it. */
	onOpen: (entry: IndexEntry) => void;
}

/** All entries of the catalogue by group, with their number of stories. */
export const Contents = ({ groups, onOpen }: ContentsProps) => (
	<Groups>
		{groups.map(({ name, entries }) => (
			<section key={name}>
				<Row
					as="h3"
					$align="baseline"
					$gap={3}
					$bottom={3}
					$font="serif"
					$size="2xl"
					$weight="medium"
					$leading="heading"
					$tracking="heading"
				>
					{name} <Count>{entries.length}</Count>
				</Row>
				<ul className="entries">
					{entries.map((entry) => (
						<li key={entry.id}>
							<Entry
								href={`./?path=/${entry.id.endsWith("--docs") ? "docs" : "story"}/${entry.id}`}
								target="_top"
								onClick={(event) => {
									if (event.metaKey || event.ctrlKey || event.shiftKey) return;
									event.preventDefault();
									onOpen(entry);
								}}
							>
								<span>{entry.name}</span>
								{entry.stories > 1 && (
									<Count>
										{entry.stories}
										<span className="sr-only"> stories</span>
									</Count>
								)}
							</Entry>
						</li>
					))}
				</ul>
			</section>
		))}
	</Groups>
);
