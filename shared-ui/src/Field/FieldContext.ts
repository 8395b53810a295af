import { createContext, useContext } from "react";

export interface FieldControl {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** What a control must spread to belong to the Field around it; nothing outside of one. */
export const useFieldControl = (): Partial<FieldControl> => useContext(FieldContext) ?? {};
