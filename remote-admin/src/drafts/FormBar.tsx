import { Button, ButtonLink, Icon } from "@site/shared-ui";
import { Link } from "@site/shared-ui/router";
import { SaveState } from "@site/shared-ui/SaveState";
import type { ReactNode } from "react";
import { AdminTitle } from "../layout/AdminTitle.tsx";
import { MenuButton } from "../layout/MenuButton.tsx";
import { Status } from "../status/Status.tsx";
import { Back, Heading, Menu, Root, Saves, State, Tools, Where } from "./FormBar.styles.ts";
import type { Stored } from "./Stored.ts";
import { when } from "./when.ts";

/** A button that saves. */
export interface SaveChoice {
	label: string;
	/** What the item becomes; left out where it has no such state. */
	status?: Stored<unknown>["status"];
}

interface FormBarProps {
	title: string;
	back: { to: string; label: string };
	status: Stored<unknown>["status"];
	state: "new" | "saved" | "unsaved" | "saving" | "failed";
	savedAt: Date | undefined;
	tools: ReactNode;
	saves: readonly SaveChoice[];
	saving: object | null;
	canCancel: boolean | undefined;
	onSave: (choice: SaveChoice) => void;
}

/** The bar of a form, always in sight: the way back, what is being edited, where its text stands, and the buttons that save. */
export function FormBar(props: FormBarProps) {
	const { title, back, status, state, savedAt, tools, saves, saving, canCancel, onSave } = props;
	const isOnly = saves.length === 1;
	return (
		<Root>
			<AdminTitle>{title}</AdminTitle>
			<Back as={Link} to={back.to} aria-label={back.label} title={back.label}>
				<Icon name="arrow-left" />
			</Back>
			<Where>
				<Heading>{title}</Heading>
				{status && <Status mark={status}>{status === "published" ? "Published" : "Draft"}</Status>}
			</Where>
			<State>
				{state === "saved" ? (
					<SaveState state="saved" at={savedAt && when(savedAt)} />
				) : state === "failed" ? (
					<SaveState state="failed" quiet />
				) : (
					<SaveState state={state} />
				)}
			</State>
			{tools && <Tools>{tools}</Tools>}
			<Menu>
				<MenuButton />
			</Menu>
			<Saves>
				{canCancel && <ButtonLink to={back.to}>Cancel</ButtonLink>}
				{saves.map((choice, at) => (
					<Button
						key={choice.label}
						type={isOnly ? "submit" : "button"}
						variant={at === saves.length - 1 ? "primary" : "secondary"}
						disabled={saving !== null}
						onClick={isOnly ? undefined : () => onSave(choice)}
					>
						{saving ? "Saving..." : choice.label}
					</Button>
				))}
			</Saves>
		</Root>
	);
}
