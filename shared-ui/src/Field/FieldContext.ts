import { createContext, useContext } from "react";

export interface FieldControl {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/**
 * The attributes that bind a control to the Field around it; none outside of one. Controls with a subpath of
 * their own import it from the index, where the Field's context lives.
 */
export const useFieldControl = (): Partial<FieldControl> => useContext(FieldContext) ?? {};
