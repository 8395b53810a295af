import { VisuallyHidden } from "@site/shared-ui";
import { Input } from "@site/shared-ui/Input";
import { type ComponentProps, useState } from "react";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { Root, Toggle } from "./PasswordInput.styles.ts";

/** A password that can be shown; it is hidden at first. */
export function PasswordInput({ ref, ...rest }: Pick<ComponentProps<typeof Input>, "ref" | "autoComplete" | "minLength">) {
	const [isShown, setIsShown] = useState(false);
	return (
		<Root>
			<Input ref={ref} name="password" type={isShown ? "text" : "password"} autoComplete="current-password" required {...rest} />
			<Toggle type="button" onClick={() => setIsShown(!isShown)}>
				<AdminIcon name={isShown ? "eyeOff" : "eye"} />
				<span>
					{isShown ? "Hide" : "Show"}
					<VisuallyHidden> password</VisuallyHidden>
				</span>
			</Toggle>
		</Root>
	);
}
