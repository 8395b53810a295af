import { Icon } from "@site/shared-ui";
import { Meta } from "../layout/page/Meta.ts";
import { Section } from "../layout/page/Section.tsx";
import { Job, Logo, Previous, Roles } from "./HomeScreen.styles.ts";
import type { Role } from "./homeLoader.ts";

/** The current job, and previous roles behind a disclosure. */
export function Currently({ current, previous }: { current: Role; previous: Role[] }) {
	return (
		<Section label="CURRENTLY">
			<Job data-logo={current.logo !== null}>
				{current.logo && (
					<Logo>
						<img src={current.logo} alt={current.company} width={64} height={64} loading="lazy" />
					</Logo>
				)}
				<div>
					<h3>{current.position}</h3>
					<p>{`${current.company}, ${current.location}`}</p>
				</div>
				<Meta>{current.years}</Meta>
			</Job>
			{previous.length > 0 && (
				<Previous>
					<summary>
						Previous roles <Meta aria-hidden="true">{previous.length}</Meta>
						<Icon name="chevron-down" />
					</summary>
					<Roles>
						{previous.map(({ id, position, company, years }) => (
							<li key={id}>
								<span>
									<b>{position}</b>
									{` at ${company}`}
								</span>
								<Meta>{years}</Meta>
							</li>
						))}
					</Roles>
				</Previous>
			)}
		</Section>
	);
}
