import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Field } from "../Field/Field.tsx";
import { Input } from "../Field/Input.tsx";
import { Row } from "../layout/index.ts";
import { SaveState } from "../SaveState/SaveState.tsx";
import { StatusMark } from "../StatusMark/StatusMark.tsx";
import { PriceTag } from "../Tag/PriceTag.tsx";
import { TagList } from "../Tag/Tag.tsx";

/** A working example of several components: its fields can be edited and saved. */
export function Specimen() {
	const [unsaved, setUnsaved] = useState(false);
	const [published, setPublished] = useState(true);
	return (
		<Sheet aria-label="A specimen">
			<PriceTag>LIVE</PriceTag>
			<Head>
				<h2>Tea above Lembang</h2>
				<StatusMark shape={published ? "disc" : "dashed"} tone={published ? "ok" : undefined}>
					{published ? "Published" : "Draft"}
				</StatusMark>
			</Head>
			<TagList tags={["Harvest", "Offline-first", "Ridge"]} />
			<Field label="Title" hint="Short enough for one line on a phone">
				<Input defaultValue="Tea above Lembang" onChange={() => setUnsaved(true)} />
			</Field>
			<Checkbox label="Visible to everybody" checked={published} onChange={(event) => setPublished(event.target.checked)} />
			<Row $justify="space-between" $align="center" $gap={4} $padTop={4} $rule="top">
				<SaveState {...(unsaved ? { state: "unsaved" } : { state: "saved", at: "10:42" })} />
				<Button variant="primary" size="small" onClick={() => setUnsaved(false)}>
					Save
				</Button>
			</Row>
		</Sheet>
	);
}

const Sheet = styled.section`
	position: relative;
	display: grid;
	gap: var(--space-5);
	max-width: 26rem;
	padding: var(--space-5);
	border-radius: var(--radius-lg);
	background: var(--surface);
	box-shadow: inset 0 0 0 1px var(--line);
`;

const Head = styled.div`
	display: grid;
	gap: var(--space-2);
	padding-right: var(--space-8);

	h2 {
		font: var(--weight-medium) var(--text-2xl)/var(--leading-heading) var(--font-serif);
		letter-spacing: var(--tracking-heading);
	}
`;
