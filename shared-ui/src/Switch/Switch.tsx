import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { Choice, ChoiceHint, Words } from "../Checkbox/choice.styles.ts";
import { Track } from "./Switch.styles.ts";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role" | "size" | "ref"> & {
	/** What is on. */
	label: ReactNode;
	hint?: ReactNode;
	/** While the change is being stored: keeps the focus, ignores clicks. */
	busy?: boolean;
};

/** Turns something on or off at once. What waits for a Save button is a Checkbox. */
export function Switch({ label, hint, busy = false, onClick, onChange, ...rest }: SwitchProps) {
	const id = useId();
	const handleClick = (event: MouseEvent<HTMLInputElement>) => {
		if (busy) event.preventDefault();
		else onClick?.(event);
	};
	return (
		<Choice>
			<Track
				aria-labelledby={`${id}-label`}
				aria-describedby={hint ? `${id}-hint` : undefined}
				aria-busy={busy || undefined}
				onClick={handleClick}
				onChange={(event) => !busy && onChange?.(event)}
				{...rest}
			/>
			<Words id={`${id}-label`}>{label}</Words>
			{hint && <ChoiceHint id={`${id}-hint`}>{hint}</ChoiceHint>}
		</Choice>
	);
}
