import { createContext, useContext } from "react";

export interface FieldControl {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** What a control must spread to belong to the Field around it; nothing outside of one. A control with a door of its own takes it from the index, where the Field's context lives. */
export const useFieldControl = (): Partial<FieldControl> => useContext(FieldContext) ?? {};
