import type { ComponentProps } from "react";

/** Text only for assistive technology. */
export const VisuallyHidden = (props: Omit<ComponentProps<"span">, "className">) => <span {...props} className="sr-only" />;
