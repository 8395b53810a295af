import type { PublicationState } from "@site/shared-data";
import { IconButton } from "@site/shared-ui";
import { Menu } from "@site/shared-ui/Menu";
import { type ComponentProps, useState } from "react";
import { styled } from "styled-components";
import type { SaveTarget } from "../../drafts/form/FormDefinition.ts";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import { ScheduleDialog } from "./ScheduleDialog.tsx";

interface ScheduleMenuProps {
	noun: string;
	state: PublicationState;
	publishAt: string | null | undefined;
	onSave: (target: SaveTarget) => void;
}

/** Publishes at another time than now, or ends the schedule; a public row has no such choice. */
export function ScheduleMenu({ noun, state, publishAt, onSave }: ScheduleMenuProps) {
	const [isOpen, setIsOpen] = useState(false);
	if (state === "published") return null;
	const change = { label: "Change time…", onSelect: () => setIsOpen(true) };
	const publish = { label: "Publish now", onSelect: () => onSave({ status: "published", publishAt: null }) };
	const unschedule = { label: "Unschedule", onSelect: () => onSave({ status: "draft", publishAt: null }) };
	return (
		<>
			{state === "scheduled" ? (
				<Menu trigger={<ScheduleButton />} entries={[change, publish, unschedule]} />
			) : (
				<ScheduleButton onClick={() => setIsOpen(true)} />
			)}
			{isOpen && (
				<ScheduleDialog
					noun={noun}
					publishAt={state === "scheduled" ? publishAt : null}
					onSchedule={(at) => {
						setIsOpen(false);
						onSave({ status: "published", publishAt: at });
					}}
					onClose={() => setIsOpen(false)}
				/>
			)}
		</>
	);
}

/** Its name has no "publish", which names the button beside it. */
const ScheduleButton = (props: Omit<ComponentProps<typeof IconButton>, "label" | "children">) => (
	<Root label="Schedule" {...props}>
		<AdminIcon name="schedule" />
	</Root>
);

/* On phones the buttons beside it share the width. */
const Root = styled(IconButton)`
	&& {
		flex: none;
	}
`;
