import { TextLink } from "@site/shared-ui";
import { PageHeader } from "@site/shared-ui/PageHeader";
import { Prose } from "@site/shared-ui/Prose";
import { useLoaderData } from "@site/shared-ui/router";
import { Page } from "../layout/page/Page.ts";
import { PageHead } from "../layout/page/PageHead.tsx";
import { Section } from "../layout/page/Section.tsx";
import type { privacyLoader } from "./privacyLoader.ts";
import { english, indonesian } from "./privacyTexts.tsx";

export { PrivacyScreen as Component };

/** The data that the site stores about its visitors, in both languages. */
function PrivacyScreen() {
	const facts = useLoaderData<typeof privacyLoader>();
	return (
		<Page>
			<PageHead title="Privacy" description={(name) => `What this site stores of its visitors, and what ${name} does with it.`} />
			<PageHeader
				title="Privacy"
				note={
					<>
						What this site stores of you, in Indonesian and in <TextLink href="#english">English</TextLink>.
					</>
				}
			/>
			<div lang="id">
				<Section label="BAHASA INDONESIA">
					<Topics of={indonesian(facts)} />
				</Section>
			</div>
			<div id="english">
				<Section label="ENGLISH">
					<Topics of={english(facts)} />
				</Section>
			</div>
		</Page>
	);
}

const Topics = ({ of }: { of: ReturnType<typeof english> }) => (
	<Prose>{of.map(({ title, text }) => [<h3 key={title}>{title}</h3>, <p key={`${title} text`}>{text}</p>])}</Prose>
);
