import { createContext, useContext } from "react";

/** The attributes of a control inside a Field. */
export interface FieldControl {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
}

/** Set by Field; null outside of one. */
export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes that bind a control to the Field around it; none outside of one. */
export const useFieldControl = (): Partial<FieldControl> => useContext(FieldContext) ?? {};
