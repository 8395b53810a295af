import { VisuallyHidden } from "@site/shared-ui";
import { Input } from "@site/shared-ui/Input";
import { type ComponentProps, useState } from "react";
import { styled } from "styled-components";
import { AdminIcon } from "../layout/AdminIcon.tsx";

export function PasswordInput({ ref, ...rest }: Pick<ComponentProps<typeof Input>, "ref" | "autoComplete" | "minLength">) {
	const [isShown, setIsShown] = useState(false);
	return (
		<Box>
			<Input ref={ref} name="password" type={isShown ? "text" : "password"} autoComplete="current-password" required {...rest} />
			<button type="button" onClick={() => setIsShown(!isShown)}>
				<AdminIcon name={isShown ? "eyeOff" : "eye"} />
				<span>
					{isShown ? "Hide" : "Show"}
					<VisuallyHidden> password</VisuallyHidden>
				</span>
			</button>
		</Box>
	);
}

const Box = styled.div`
	position: relative;

	input {
		padding-right: 5.5rem;
	}
	button {
		position: absolute;
		inset: 4px 4px 4px auto;
		display: inline-flex;
		align-items: center;
		gap: 0.375rem;
		padding: 0 0.5rem;
		border-radius: var(--radius-xs);
		font-size: var(--text-sm);
		color: var(--text-2);
	}
	/* As high as the control around it. */
	button::after {
		content: "";
		position: absolute;
		inset: -4px;
	}
	button svg {
		width: 1.125rem;
		height: 1.125rem;
	}
	@media (hover: hover) {
		button:hover {
			background: var(--subtle);
			color: var(--text);
		}
	}
`;
