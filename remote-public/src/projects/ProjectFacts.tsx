import { Facts } from "./ProjectScreen.styles.ts";

/** When a project was made, and with what. */
export const ProjectFacts = ({ year, tags }: { year: string; tags: string[] }) => (
	<Facts>
		<div>
			<dt>Project Year</dt>
			<dd>{year}</dd>
		</div>
		{tags.length > 0 && (
			<div>
				<dt>Technologies Used</dt>
				<dd>
					<ul aria-label="Technologies Used">
						{tags.map((tag, at) => (
							<li key={`${at}:${tag}`}>{tag}</li>
						))}
					</ul>
				</dd>
			</div>
		)}
	</Facts>
);
