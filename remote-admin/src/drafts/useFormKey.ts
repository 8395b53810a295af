import { useLocation } from "@site/shared-ui/router";

/** One key for as long as one form lives: a new item that is stored keeps its form although the address changes. */
export function useFormKey(id: string | undefined): string {
	const { key, state } = useLocation();
	const keepForm: unknown = state?.keepForm;
	return typeof keepForm === "string" ? keepForm : (id ?? `new ${key}`);
}
