import { ButtonLink } from "../../Button/Button.tsx";
import { Icon } from "../../Icon/Icon.tsx";
import { TextLink } from "../../Link/TextLink.tsx";
import { Grid, Stack, Text } from "../../layout/index.ts";
import { PriceTag } from "../../Tag/PriceTag.tsx";
import { Contents } from "../Contents.tsx";
import type { IndexEntry, IndexGroup } from "../readIndex.ts";
import { Label, Row } from "../Sheet.styles.ts";
import { Specimen } from "../Specimen.tsx";
import { Terraces } from "./Terraces.tsx";
import { Accent, Example, Hero, Line, Mark, Page, Rules, Snippet, Steps, Sun, Title } from "./Welcome.styles.ts";

interface WelcomeProps {
	groups: IndexGroup[];
	onOpen: (entry: IndexEntry) => void;
}

/** The first page of the catalogue: the design language, how to use it, and a list of everything. */
export const Welcome = ({ groups, onOpen }: WelcomeProps) => (
	<Page>
		<Hero>
			<div>
				<Mark />
				<Title>
					Warm paper, <em>tea green</em>, <i>terracotta.</i>
				</Title>
				<Text $maxWidth="34rem" $top={5} $font="serif" $size="opening" $weight="regular" $leading={1.42} $tone="text-2">
					Bandung is the design system of this site. It contains all parts of the public pages and the admin area, by day and by
					night, from a hairline to a whole page.
				</Text>
			</div>
			<Specimen />
			<Sun aria-hidden="true" />
		</Hero>
		<Terraces />
		<Row>
			<Label>Two accents</Label>
			<Stack $gap={5} $minWidth="0">
				<Grid $gap={5} $columns="repeat(auto-fit, minmax(min(18rem, 100%), 1fr))">
					<Accent>
						<h3>Tea: you can act on this.</h3>
						<p>Links, the one primary button of a task, focus, a box that is checked.</p>
						<Example>
							<ButtonLink to="/" variant="primary">
								Start here <Icon name="arrow-right" />
							</ButtonLink>
							<TextLink to="/">Read on</TextLink>
						</Example>
					</Accent>
					<Accent>
						<h3>Clay: look here.</h3>
						<p>Progress, a mark of honour, the line you are reading, what has waited long. Never a button.</p>
						<PriceTag>NEW</PriceTag>
						<Example>
							<Line aria-hidden="true" />
						</Example>
					</Accent>
				</Grid>
			</Stack>
		</Row>
		<Row>
			<Label>Rules of thumb</Label>
			<Rules>
				<li>Hairlines instead of shadows. Only what lies above the page casts one.</li>
				<li>No colour, size or layer outside the tokens. A test reads every style and says where.</li>
				<li>Status is a shape and a word. Colour repeats it.</li>
				<li>Three faces for every list: loading in its own size, empty in its own words, failed with a way on.</li>
				<li>Nothing moves for those who asked their system for less.</li>
			</Rules>
		</Row>
		<Row>
			<Label>How to use it</Label>
			<Stack $gap={5} $minWidth="0">
				<Steps>
					<li>
						<h3>Change the light</h3>
						<p>The theme button in the toolbar turns day into night, here and in the frame around it.</p>
					</li>
					<li>
						<h3>Change the room</h3>
						<p>The viewport button knows the four widths every page is looked at: 320, 390, 768 and 1440.</p>
					</li>
					<li>
						<h3>Change the words</h3>
						<p>Controls edit every property. Try a long name; that is how most layouts break.</p>
					</li>
					<li>
						<h3>Ask whether it holds</h3>
						<p>The accessibility panel runs the same rules as the test suite: WCAG 2.2, A and AA.</p>
					</li>
				</Steps>
				<Snippet tabIndex={0} role="group" aria-label="How to import a component">
					<code>
						<b>import</b> {"{ Button, Field, Input }"} <b>from</b> <q>"@site/shared-ui"</q>;{"\n"}
						<b>import</b> {"{ Menu }"} <b>from</b> <q>"@site/shared-ui/Menu"</q>;
					</code>
				</Snippet>
			</Stack>
		</Row>
		<Row>
			<Label>Contents</Label>
			<Contents groups={groups} onOpen={onOpen} />
		</Row>
	</Page>
);
