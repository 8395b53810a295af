import type { PublicationState } from "@site/shared-data";
import { Button, IconButton } from "@site/shared-ui";
import { DateInput } from "@site/shared-ui/DateInput";
import { Dialog } from "@site/shared-ui/Dialog";
import { Field } from "@site/shared-ui/Field";
import { Input } from "@site/shared-ui/Input";
import { Grid } from "@site/shared-ui/layout";
import { Menu } from "@site/shared-ui/Menu";
import { type ComponentProps, type SubmitEvent, useId, useState } from "react";
import { styled } from "styled-components";
import type { SaveTarget } from "../../drafts/form/FormDefinition.ts";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import { placeOf, useTimes } from "../../layout/times.ts";
import { useSite } from "../../layout/useSite.ts";
import { useDatabaseTime } from "./databaseTime.ts";
import { formatDateTime, momentsOf, toDayAndTime } from "./siteTime.ts";

interface ScheduleMenuProps {
	noun: string;
	state: PublicationState;
	publishAt: string | null | undefined;
	onSave: (target: SaveTarget) => void;
}

/** Publishes at a later time, or ends the schedule; a public row has no such choice. */
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

/** Its name omits "publish", which is the name of the next button. */
const ScheduleButton = (props: Omit<ComponentProps<typeof IconButton>, "label" | "children">) => (
	<Root label="Schedule" {...props}>
		<AdminIcon name="schedule" />
	</Root>
);

/* On phones the other buttons share the width. */
const Root = styled(IconButton)`
	&& {
		flex: none;
	}
`;

const defaultTime = "08:00";
const dayMs = 24 * 60 * 60 * 1000;

interface ScheduleDialogProps {
	noun: string;
	/** The stored time, as ISO 8601; without one, the default is tomorrow morning. */
	publishAt: string | null | undefined;
	onSchedule: (publishAt: string) => void;
	onClose: () => void;
}

/** Asks when a publication becomes public: a day and a time in the site's time zone. */
function ScheduleDialog({ noun, publishAt, onSchedule, onClose }: ScheduleDialogProps) {
	const now = useDatabaseTime();
	const { timeZone } = useSite();
	const times = useTimes();
	const place = placeOf(timeZone);
	const form = useId();
	const [chosen, setChosen] = useState(() =>
		publishAt
			? toDayAndTime(new Date(publishAt), timeZone)
			: { ...toDayAndTime(new Date(now.getTime() + dayMs), timeZone), time: defaultTime },
	);
	const [isChecked, setIsChecked] = useState(false);
	const moments = momentsOf(chosen, timeZone);
	// If a time occurs twice, this is the stored one, or the next one.
	const coming = moments.filter((at) => at > now);
	const moment = coming.find((at) => publishAt && at.getTime() === Date.parse(publishAt)) ?? coming[0];
	const isSkipped = moments.length === 0 && chosen.day !== "" && chosen.time !== "";
	const skipped = `The clocks in ${place} are set forward over this time on that day. Choose another one.`;
	const isOver = moments.length > 0 && !moment;
	const problem = isOver ? "This time is over. Choose a later one." : isSkipped ? undefined : "Choose a day and a time.";
	const submit = (event: SubmitEvent) => {
		event.preventDefault();
		// React would pass it on to the form that contains this dialog.
		event.stopPropagation();
		setIsChecked(true);
		if (moment) onSchedule(moment.toISOString());
	};
	return (
		<Dialog
			open
			title="Publish later"
			lead={`Nobody sees the ${noun} before this time, and everybody from then on.`}
			dirty
			onClose={onClose}
			footer={
				<>
					<Button onClick={onClose}>Cancel</Button>
					<Button variant="primary" type="submit" form={form}>
						Schedule
					</Button>
				</>
			}
		>
			<Grid as="form" $columns="repeat(auto-fit, minmax(9rem, 1fr))" $gap={4} id={form} noValidate onSubmit={submit}>
				<Field label="Day" error={isChecked && !moment ? problem : undefined}>
					<DateInput
						required
						min={toDayAndTime(now, timeZone).day}
						value={chosen.day}
						onDayChange={(day) => setChosen({ ...chosen, day })}
					/>
				</Field>
				<Field label={`Time in ${place}`} error={isSkipped ? skipped : undefined}>
					<Input
						type="time"
						required
						value={chosen.time}
						onChange={({ target }) => setChosen({ ...chosen, time: target.value })}
					/>
				</Field>
				<Equivalent aria-live="polite">
					{moment && <p>{`On this device's clock: ${formatDateTime(moment)}`}</p>}
					{moment && moments.length > 1 && <p>{`The clocks in ${place} show this time twice; it is ${times.named(moment)}.`}</p>}
				</Equivalent>
			</Grid>
		</Dialog>
	);
}

const Equivalent = styled.div`
	grid-column: 1 / -1;
	min-height: 1.5em;
	font-size: var(--text-sm);
	color: var(--text-2);
`;
