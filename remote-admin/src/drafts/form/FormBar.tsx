import type { PublicationState } from "@site/shared-data";
import { Button, ButtonLink, Icon } from "@site/shared-ui";
import { Text } from "@site/shared-ui/layout";
import { Link } from "@site/shared-ui/router";
import { SaveState } from "@site/shared-ui/SaveState";
import type { ReactNode } from "react";
import { MenuButton } from "../../layout/menu/MenuButton.tsx";
import { AdminTitle } from "../../layout/PageHead.tsx";
import { useTimes } from "../../layout/times.ts";
import { returnState } from "../../table/search/listPlace.ts";
import { Status } from "../../table/status/Status.tsx";
import { Menu, Root, Saves, TitleBlock, Tools } from "./FormBar.styles.ts";
import type { SaveTarget } from "./FormDefinition.ts";

export interface SaveChoice extends SaveTarget {
	label: string;
}

/** A state with its words; phones hide `when`. */
export interface StateMark {
	state: PublicationState;
	label: string;
	when?: string | undefined;
}

interface FormBarProps {
	back: { to: string; label: string };
	tools: ReactNode;
	/** Shows a Cancel button that leads back. */
	canCancel: boolean;
	title: string;
	mark: StateMark | undefined;
	state: "new" | "saved" | "unsaved" | "saving" | "failed";
	savedAt: Date | undefined;
	/** The buttons, the primary one last. A single button is also triggered by Enter in a field. */
	saves: readonly SaveChoice[];
	onSave: (choice: SaveTarget) => void;
	moreSaves: ReactNode;
}

/** A form's bar, always visible: a link back, title, state of the text, and the buttons that save. */
export function FormBar(props: FormBarProps) {
	const { title, back, mark, state, savedAt, tools, saves, canCancel, onSave, moreSaves } = props;
	const times = useTimes();
	const isSaving = state === "saving";
	const isOnly = saves.length === 1;
	return (
		<Root>
			<AdminTitle>{title}</AdminTitle>
			<Link to={back.to} state={returnState} aria-label={back.label} title={back.label}>
				<Icon name="arrow-left" />
			</Link>
			<TitleBlock>
				<Text as="h1" $oneLine $size="md" $weight="semibold" $leading={1.4}>
					{title}
				</Text>
				{mark && (
					<Status mark={mark.state}>
						{mark.label}
						{mark.when && (
							<Text as="span" $whiteSpace="pre" $hiddenBelow={48}>
								{` ${mark.when}`}
							</Text>
						)}
					</Status>
				)}
			</TitleBlock>
			<Text as="div" $flex="none" $left="auto">
				<SaveState state={state} at={savedAt && times.saved(savedAt)} />
			</Text>
			{tools && <Tools>{tools}</Tools>}
			<Menu>
				<MenuButton />
			</Menu>
			<Saves>
				{canCancel && (
					<ButtonLink to={back.to} state={returnState}>
						Cancel
					</ButtonLink>
				)}
				{saves.map((choice, at) => (
					<Button
						key={choice.label}
						type={isOnly ? "submit" : "button"}
						variant={at === saves.length - 1 ? "primary" : "secondary"}
						disabled={isSaving}
						onClick={isOnly ? undefined : () => onSave(choice)}
					>
						{isSaving ? "Saving..." : choice.label}
					</Button>
				))}
				{moreSaves}
			</Saves>
		</Root>
	);
}
